import { contract } from '@registry/shared/contract/contract'
import { openApiDocument } from '../http/routes/open-api.ts'

// Prints the document of /api/openapi.json, for tools that need a file.
process.stdout.write(`${JSON.stringify(openApiDocument(contract), null, 2)}\n`)
