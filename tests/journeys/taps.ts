import { readFileSync } from 'node:fs'

import { expect } from 'vitest'

import type { Person } from './person.ts'

/** Taps of each action, as `docs/taps.md` has them. */
export const taps: ReadonlyMap<string, number> = new Map(
  Array.from(
    readFileSync(new URL('../../docs/taps.md', import.meta.url), 'utf8').matchAll(
      /^\| (?<action>[a-z][a-zA-Z ]*?) +\| +(?<count>\d+) \|/gm,
    ),
    ({ groups }) => [groups!['action']!, Number(groups!['count'])],
  ),
)

/** An action from its open screen until it is done takes as many taps as the table has for it. */
export async function inTaps<T>(
  person: Person,
  action: string,
  story: () => Promise<T>,
): Promise<T> {
  const before = await person.taps()
  const result = await story()
  expect((await person.taps()) - before, `taps: ${action}`).toBe(taps.get(action))
  return result
}
