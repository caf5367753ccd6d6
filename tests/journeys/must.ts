import type { Stack } from './stack.ts'

type Send = Stack['world']['send']

/** A transaction that is to succeed; throws what it was refused with. */
export async function must(world: Pick<Stack['world'], 'send'>, ...call: Parameters<Send>) {
  const { reason } = await world.send(...call)
  if (reason !== '') throw new Error(`${call.slice(0, 3).join(' ')}: ${reason}`)
}
