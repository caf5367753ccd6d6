import { endpoint } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'

export const exitApi = {
  positions: endpoint({
    path: '/tessera/exit/positions',
    summary:
      'Numbers of my positions in every feature, for contracts that do not list them by account',
    access: 'session',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          feature: z.string(),
          /** Of its own form: `stake:12`. */
          keys: z.array(z.string()),
        }),
      ),
    }),
  }),
}
