import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import fieldsStyles from './fields.module.css'
import screenStyles from './screen.module.css'
import { Body } from './ui/body.tsx'

const { name, price, currency, quantity, category } = t.fields

/** Placeholder of the draft. index.html contains the same markup. */
export function Skeleton({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      <Body className={screenStyles.body} aria-busy="true">
        <div className={fieldsStyles.strip} aria-hidden="true">
          {['1', '2', '3', '4', '5', '6'].map(place => (
            <span key={place} className={`bone ${fieldsStyles.pickBone}`} />
          ))}
        </div>
        <BoneField label={name} lines={2} />
        <div className={`row wraps gap-8 ${fieldsStyles.priceRow}`}>
          {[price, currency, quantity].map(label => (
            <BoneField key={label} label={label} />
          ))}
        </div>
        <BoneField label={category} />
      </Body>
      <footer className={screenStyles.foot}>
        <p className={isLoading ? 'hint below-8' : 'vh'} role="status">
          {isLoading ? t.stillLoading : t.reading}
        </p>
        <button type="button" className="btn btn-primary btn-block" disabled>
          <span className={screenStyles.spin} />
          {t.reading}
        </button>
      </footer>
    </>
  )
}

function BoneField({ label, lines }: { label: string; lines?: number }) {
  return (
    <div className="field" aria-hidden="true">
      <span className="label">{label}</span>
      <span className={`bone ${fieldsStyles.inputBone}`} data-lines={lines} />
    </div>
  )
}
