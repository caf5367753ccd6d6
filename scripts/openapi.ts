import { features } from '#apps/server/features.ts'
import { openApiOf } from '#platform/server/http/openapi.ts'

// Prints the API's document; starts nothing.
const endpoints = features.flatMap((feature) => feature.endpoints.map((bound) => bound.endpoint))
console.log(JSON.stringify(openApiOf(endpoints), null, 2))
