import { type Endpoint, ErrorBody, type ErrorCode, errorsOf, statusOf } from '@maquette/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;
export type Features = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const ERROR_REF = { $ref: '#/components/schemas/ErrorBody' };
const mimeOf: Record<Endpoint['answer'], string> = {
  json: 'application/json',
  bytes: '*/*',
  download: 'application/zip',
  events: 'text/event-stream',
  text: 'text/plain',
  html: 'text/html',
};

/** The endpoint table as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). */
export function describeContract(features: Features, version: string): { openapi: string } & Json {
  const paths: Record<string, Json> = {};
  for (const [feature, endpoints] of Object.entries(features)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(feature, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Maquette', version, summary: 'Redecorate rooms from a photo' },
    servers: [{ url: '/api' }],
    tags: Object.keys(features).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ErrorBody: schemaOf(ErrorBody, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(feature: string, name: string, endpoint: Endpoint): Json {
  const body = bodyOf(endpoint);
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    security: ['signed-in', 'admin'].includes(endpoint.access) ? [{ token: [] }] : [],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...successesOf(endpoint), ...failuresOf(endpoint) },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function bodyOf({ body, rawBody, form, files }: Endpoint): Json | undefined {
  if (rawBody) return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  if (body) return { 'application/json': { schema: schemaOf(body, 'input') } };
  if (!files) return undefined;
  const text: Json = form ? schemaOf(form, 'input') : { type: 'object' };
  const pictures = Object.keys(files).map((name) => [name, { type: 'string', format: 'binary' }]);
  const required = Object.keys(files).filter((name) => files[name]);
  const properties = { ...Object.fromEntries(pictures), ...(text['properties'] as Json | undefined) };
  return {
    'multipart/form-data': {
      schema: {
        ...text,
        properties,
        required: [...required, ...((text['required'] as string[] | undefined) ?? [])],
      },
    },
  };
}

function successesOf({ answer, response, status = 200, accepted }: Endpoint): Json {
  const content = { [mimeOf[answer]]: { schema: schemaOf(response, 'output') } };
  return {
    [status]: { description: 'Done', content },
    ...(accepted && {
      202: {
        description: 'Taken on, with `Prefer: respond-async`',
        content: { 'application/json': { schema: schemaOf(accepted, 'output') } },
      },
    }),
  };
}

function failuresOf(endpoint: Endpoint): Json {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint))
    codes.set(statusOf[code], [...(codes.get(statusOf[code]) ?? []), code]);
  const answers = [...codes].map(([status, names]) => [
    status,
    { description: names.join(', '), content: { 'application/json': { schema: ERROR_REF } } },
  ]);
  return Object.fromEntries(answers) as Json;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
