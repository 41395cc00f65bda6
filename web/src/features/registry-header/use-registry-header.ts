import {
  getRegistryHeader,
  type HeaderChanges,
  removeHeaderPicture,
  updateRegistryHeader,
  uploadHeaderPicture,
} from '@registry/shared/contract/registry/registry-header'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-client/api-query.ts'
import { ownerClient } from '../../lib/api-client/owner-client.ts'
import { encodeBase64 } from '../../lib/images/encode-base64.ts'
import { cropPhoto } from '../../lib/images/resize-photo.ts'

const header = apiQuery(getRegistryHeader, {})

/** Change of the header, which is saved at once. */
type HeaderAction =
  | { kind: 'change'; changes: HeaderChanges }
  | { kind: 'upload'; file: File }
  | { kind: 'remove' }

async function save(action: HeaderAction) {
  if (action.kind === 'remove') return ownerClient.call(removeHeaderPicture, {})
  if (action.kind === 'change')
    return ownerClient.call(updateRegistryHeader, { body: action.changes })
  const image = await encodeBase64(await cropPhoto(action.file))
  return ownerClient.call(uploadHeaderPicture, { body: { image } })
}

/** Loads the header's image and celebration. */
export function useRegistryHeader() {
  return useQuery({ ...header, select: response => response.data })
}

/** Returns a function that saves a change; concurrent changes are saved in sequence. */
export function useSaveRegistryHeader() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'registry-header' },
    mutationFn: save,
    onSuccess: response => {
      // A response to an earlier request may be older than the change.
      void client.cancelQueries({ queryKey: header.queryKey })
      client.setQueryData(header.queryKey, response)
    },
  })
}
