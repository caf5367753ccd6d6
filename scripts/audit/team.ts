import type { Told } from './told.ts'

export interface TeamNumbers {
  readonly parent: string | null
  readonly direct: number
  readonly size: number
}

/** A member is bound once, below one that was bound before: the last one first, each adds up to its inviter. */
export function teamOf(told: readonly Told[]): Map<string, TeamNumbers> {
  const bound = told
    .filter(({ contract, name }) => contract === 'Team' && name === 'Bound')
    .map(({ args }) => ({ user: String(args['user']), parent: String(args['parent']) }))
  const parents = new Map(bound.map(({ user, parent }) => [user, parent]))
  const [direct, size] = [new Map<string, number>(), new Map<string, number>()]
  for (const { user, parent } of bound.toReversed()) {
    direct.set(parent, (direct.get(parent) ?? 0) + 1)
    size.set(parent, (size.get(parent) ?? 0) + 1 + (size.get(user) ?? 0))
  }
  return new Map(
    [...new Set([...parents.keys(), ...direct.keys()])].map((member) => [
      member,
      {
        parent: parents.get(member) ?? null,
        direct: direct.get(member) ?? 0,
        size: size.get(member) ?? 0,
      },
    ]),
  )
}
