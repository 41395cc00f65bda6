import { COMMON_ERRORS, type Endpoint } from '@registry/shared/contract/endpoint'
import { errorsOf } from '@registry/shared/contract/endpoint-errors'
import { ERROR_CODES } from '@registry/shared/errors/error-codes'
import * as z from 'zod'

type Json = Record<string, unknown>

const ACCESS_SECURITY: Record<Endpoint['access'], Json[]> = {
  anyone: [],
  visitor: [{ visitorSession: [] }],
  user: [{ ownerToken: [] }, { legacyAdmin: [] }],
  admin: [{ ownerToken: [] }, { legacyAdmin: [] }],
}

/** Returns the JSON Schema of the wire format: as clients send and receive it, money in dollars. */
function wireSchema(schema: NonNullable<Endpoint['body']>): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema as never, {
    io: 'input',
    unrepresentable: 'any',
  }) as Json
  return rest
}

function parameters(endpoint: Endpoint): Json[] {
  const places = [
    { place: 'path', schema: endpoint.params },
    { place: 'query', schema: endpoint.query },
    { place: 'header', schema: endpoint.headers },
  ]
  return places.flatMap(({ place, schema }) => {
    if (!schema) return []
    const { properties = {}, required = [] } = wireSchema(schema) as {
      properties?: Json
      required?: string[]
    }
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }))
  })
}

function failures(endpoint: Endpoint): Json {
  const codes = [...new Set([...COMMON_ERRORS, ...errorsOf(endpoint)])]
  const byStatus = Map.groupBy(codes, code => ERROR_CODES[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const jsonOf = (schema: NonNullable<Endpoint['body']>) => ({
  content: { 'application/json': { schema: wireSchema(schema) } },
})

/** Describes an event stream with `itemSchema` of OpenAPI 3.2; older tools see only the media type. */
function eventsOf(events: NonNullable<Endpoint['events']>): Json {
  const oneOf = Object.entries(events).map(([name, data]) => ({
    type: 'object',
    required: ['event', 'data'],
    properties: {
      event: { const: name },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: wireSchema(data),
      },
    },
  }))
  return {
    content: { 'text/event-stream': { schema: { type: 'string' }, itemSchema: { oneOf } } },
  }
}

function success({ response, events, media }: Endpoint): Json {
  if (media) return { description: 'The file', content: { [media]: {} } }
  if (!events) return { description: 'Success', ...jsonOf(response) }
  const names = Object.keys(events).join(', ')
  return { description: `Server-sent events: ${names}`, ...eventsOf(events) }
}

function operation(endpoint: Endpoint, tag: string): Json {
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', maxLength: 128 },
  }
  return {
    summary: endpoint.summary,
    tags: [tag],
    security: [
      ...ACCESS_SECURITY[endpoint.access],
      ...(endpoint.extension ? [{ extensionToken: [] }] : []),
    ],
    parameters: [...parameters(endpoint), ...(endpoint.idempotent ? [idempotency] : [])],
    ...(endpoint.body && { requestBody: { required: true, ...jsonOf(endpoint.body) } }),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      ...failures(endpoint),
    },
  }
}

const COMPONENTS = {
  securitySchemes: {
    visitorSession: { type: 'apiKey', in: 'header', name: 'x-session-token' },
    ownerToken: { type: 'http', scheme: 'bearer' },
    extensionToken: { type: 'http', scheme: 'bearer', description: 'Of a connected QuickAdd' },
    legacyAdmin: { type: 'apiKey', in: 'cookie', name: 'legacy_admin' },
  },
  schemas: {
    Failure: {
      type: 'object',
      required: ['success', 'error', 'code', 'requestId'],
      properties: {
        success: { const: false },
        error: { type: 'string', description: 'A sentence for a person' },
        code: { enum: Object.keys(ERROR_CODES) },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        requestId: { type: 'string' },
      },
    },
  },
}

/** The OpenAPI 3.1 document of a contract: endpoints by feature. */
export function openApiDocument(contract: Record<string, Endpoint[]>): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, endpoints] of Object.entries(contract)) {
    for (const endpoint of endpoints) {
      const path = `/api${endpoint.path}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, tag) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Baby Registry API', version: '0.27.1' },
    paths,
    components: COMPONENTS,
  }
}
