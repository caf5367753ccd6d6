import type { ChainEvent } from '../chainEvents.ts'

/** An event as the audit reads it: `Team.Bound`, of a block, with its arguments; `at`: the address of a pool. */
export function eventOf(
  event: string,
  block: number,
  args: ChainEvent['args'],
  at = '',
): ChainEvent {
  const [contract = '', name = ''] = event.split('.')
  const place = { time: block * 100, txIndex: 0, logIndex: 0, txHash: `hash ${block}` }
  return { contract, at, name, block, ...place, args }
}
