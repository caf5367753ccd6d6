import { parametersOf } from '#platform/std/action.ts'
import type { ExitCall } from '#platform/web/exits.ts'

/** A call as lines to paste: contract, function, then each argument by its name. */
export const copiedText = (address: string, { method, args }: ExitCall): string =>
  [
    address,
    method,
    ...parametersOf(method).map(({ name }, i) => `${name} = ${args[i] ?? ''}`),
  ].join('\n')
