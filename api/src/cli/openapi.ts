import { contract } from '@registry/shared/contract/contract'
import { openApiDocument } from '../http/open-api.ts'

// The document that a running server answers under /api/openapi.json, for tools that want a file.
process.stdout.write(`${JSON.stringify(openApiDocument(contract), null, 2)}\n`)
