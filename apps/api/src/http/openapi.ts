// OpenAPI 3.1, made from the contract at the first request.
import type { AnyEndpoint, Schema } from "@sabiprep/contract";
import { contract, NEW_TOKEN_HEADER, placeholdersOf, statusOfCode } from "@sabiprep/contract";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

export const allEndpoints = (): [string, string, AnyEndpoint][] =>
  Object.entries(contract).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [string, string, AnyEndpoint] => [feature, name, endpoint]),
  );

export function openApi(site: { name: string; version: string; url: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, name, endpoint] of allEndpoints()) {
    paths[endpoint.path] ??= {};
    paths[endpoint.path]![endpoint.method.toLowerCase()] = operation(feature, name, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: site.version },
    servers: [{ url: `${site.url}/api` }],
    paths,
    components: {
      securitySchemes: { candidate: { type: "http", scheme: "bearer" }, staff: { type: "http", scheme: "bearer" } },
      schemas: { Failure: failureSchema },
    },
  };
}

function operation(feature: string, name: string, endpoint: AnyEndpoint) {
  const placeholders = new Set(placeholdersOf(endpoint.path));
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.audience !== "public" && { security: [{ [endpoint.audience]: [] }] }),
    ...(endpoint.roles && { "x-roles": endpoint.roles }),
    parameters: [...fields(endpoint.params, "path"), ...fields(endpoint.query, "query")].map((field) => ({
      ...field,
      required: placeholders.has(field.name) || field.required,
    })),
    ...(typeof endpoint.max_body === "object" && { requestBody: uploadOf(endpoint.max_body.upload_bytes) }),
    ...(endpoint.body && {
      requestBody: {
        content: {
          "application/json": { schema: jsonSchemaOf(endpoint.body) },
          "application/x-www-form-urlencoded": { schema: jsonSchemaOf(endpoint.body) },
        },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.message ?? "OK",
        ...(endpoint.renews_session && { headers: newToken }),
        content: { "application/json": { schema: envelopeSchema(jsonSchemaOf(endpoint.data)) } },
      },
      default: {
        description: "An error response with its code",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

/** One file in a form, and how large it may be. */
const uploadOf = (bytes: number) => ({
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["file"],
        properties: {
          file: {
            type: "string",
            contentMediaType: "application/octet-stream",
            description: `At most ${Math.round(bytes / 1_048_576)} MB`,
          },
        },
      },
    },
  },
});

const newToken = {
  [NEW_TOKEN_HEADER]: {
    description: "The new token of this session. The token of the request no longer works",
    schema: { type: "string" },
  },
};

function fields(schema: Schema | undefined, place: "path" | "query") {
  const { properties = {}, required = [] } = (schema ? jsonSchemaOf(schema) : {}) as JsonSchema & {
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

const envelopeSchema = (data: JsonSchema): JsonSchema => ({
  type: "object",
  required: ["status_code", "message", "data"],
  properties: { status_code: { type: "integer" }, message: { type: "string" }, data },
});

const failureSchema: JsonSchema = {
  type: "object",
  required: ["status_code", "message", "data", "code"],
  properties: {
    status_code: { type: "integer" },
    message: { type: "string" },
    data: { type: "null" },
    code: { type: "string", enum: Object.keys(statusOfCode) },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    request_id: { type: "string" },
  },
};
