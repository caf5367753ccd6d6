import * as z from 'zod/mini'

import type { Action, Fields, LocalAction, NoFields, SignedCall } from './action.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import type { Reasons } from './reason.ts'

type Named<Field extends string, Name, A> =
  A extends Action<infer Input, infer More, infer Method, infer Pays>
    ? Action<
        Input & { readonly [F in Field]: z.ZodMiniLiteral<Extract<Name, string>> },
        More,
        Method,
        Pays
      >
    : never
/** Without a reply of its own, or a price of the moment. */
type OneAction = Action<Fields, NoFields, string, undefined>
type OneOf<Field extends string, Actions> = {
  readonly [Name in keyof Actions]: Named<Field, Name, Actions[Name]>
}

/**
 * Several actions of one path, distinguished by a field of the request with their names. Each is
 * declared with that path; the server binds one endpoint for all, whose summary is the first one's.
 */
export function oneOf<
  const Field extends string,
  Actions extends Readonly<Record<string, OneAction>>,
>(field: Field, actions: Actions): OneOf<Field, Actions> {
  const all = Object.values(actions)
  const [first] = all.flatMap(({ served }) => served)
  if (first === undefined) throw new Error(`no action to distinguish by ${field}`)
  const inputs = all.flatMap(({ served }) => served.map(({ input }) => shapeOf(input)))
  const shared = endpoint({
    ...first,
    input: z.object({
      ...Object.assign({}, ...inputs),
      [field]: z.optional(z.enum(Object.keys(actions))),
    }),
    failures: [...new Set(all.flatMap(({ before }) => before.failures))],
  })
  return Object.fromEntries(
    Object.entries(actions).map(([name, one]) => {
      const choice = { [field]: z.literal(name) }
      const before = { ...one.before, input: z.extend(one.before.input, choice) }
      const input = { ...choice, ...one.input }
      return [name, { ...one, input, before, served: [shared], chosen: { field, name } }]
    }),
  ) as unknown as OneOf<Field, Actions>
}

const shapeOf = (input: z.ZodMiniType): Fields =>
  input instanceof z.ZodMiniObject ? (input.shape as Fields) : {}

export const localAction = <const Method extends string, Input extends Fields>({
  reasons = {},
  ...declaration
}: Pick<SignedCall<Method>, 'kind'> & {
  readonly contract: string
  readonly method: Method
  readonly reasons?: Reasons
  readonly input: Input
  readonly after: Endpoint
}): LocalAction<Input, Method> => ({ ...declaration, reasons, pays: undefined, before: null })
