import * as z from 'zod/mini'

import { type Action, type Fields, type NoFields, type Price, action } from './action.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { bothFields } from './order.ts'

/** Forms of an action beside the plain one: one of several under a path, and one whose calls another feature serves. */

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
 * Several actions of one path, which a field of the request tells apart by their names. Each is declared with that
 * path; the server binds one endpoint for all, whose summary is the first one's.
 */
export function oneOf<
  const Field extends string,
  Actions extends Readonly<Record<string, OneAction>>,
>(field: Field, actions: Actions): OneOf<Field, Actions> {
  const all = Object.values(actions)
  const [first] = all.flatMap(({ served }) => served)
  if (first === undefined) throw new Error(`no action to tell apart by ${field}`)
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

type InputOf<Shape extends Fields> = Omit<Shape, keyof typeof bothFields>
type Rest<Shape extends Fields, Method extends string, Pays extends Price> = Pick<
  Parameters<typeof action<Method, InputOf<Shape>, NoFields, Pays>>[0],
  'kind' | 'contract' | 'method' | 'reasons' | 'pays'
>

/** An action whose calls another feature declares and serves; the same call twice where one takes both halves. */
export function actionOf<
  Shape extends Fields,
  const Method extends string,
  const Pays extends Price = undefined,
>(
  {
    before,
    after,
  }: { readonly before: Endpoint<z.ZodMiniObject<Shape>>; readonly after: Endpoint },
  declaration: Rest<Shape, Method, Pays>,
): Action<InputOf<Shape>, NoFields, Method, Pays> {
  const { access, summary, failures } = before
  const fields = Object.entries<z.ZodMiniType>(before.input.shape)
  const input = Object.fromEntries(fields.filter(([name]) => !(name in bothFields)))
  const path = before.path === after.path ? before.path : { before: before.path, after: after.path }
  if (access === 'public') throw new Error(`${before.path} takes no order`)
  const one = action<Method, InputOf<Shape>, NoFields, Pays>({
    ...declaration,
    path,
    access,
    summary,
    failures,
    input: input as InputOf<Shape>,
  })
  return { ...one, served: [] }
}
