import { Toast } from '@base-ui/react/toast'
import { controlMessages } from '@registry/shared/messages/controls'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** Milliseconds that a toast stays; hovering or focusing it stops the clock. */
const STAY_MS = 5000

const manager = Toast.createToastManager()

/** Says in a corner that something was done, or was not. Whatever matters is said in its place too. */
export function showToast(kind: 'success' | 'error', words: string): void {
  manager.add({
    description: words,
    type: kind,
    timeout: STAY_MS,
    priority: kind === 'error' ? 'high' : 'low',
  })
}

/** The corner for toasts; stands once around the whole app. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} timeout={STAY_MS}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map(toast => (
    <Toast.Root key={toast.id} toast={toast} className={`toast t-${toast.type ?? 'default'}`}>
      {toast.type === 'error' ? (
        <CircleAlert className="icon mark" aria-hidden="true" />
      ) : (
        <CircleCheck className="icon mark" aria-hidden="true" />
      )}
      <Toast.Description className="toast-words" />
      <Toast.Close className="x" aria-label={controlMessages.close}>
        <X className="icon" aria-hidden="true" />
      </Toast.Close>
      <span className="life" aria-hidden="true">
        <i />
      </span>
    </Toast.Root>
  ))
}
