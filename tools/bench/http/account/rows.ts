import { boxRows } from './boxes.ts'
import { cardRows } from './cards.ts'
import { earningRows } from './earnings.ts'
import { orderRows } from './orders.ts'
import { type Place, type Rows, owned, sharedOf } from './place.ts'
import { stakeRows } from './stakes.ts'
import { teamRows } from './team.ts'

export function rowsOf(place: Place): readonly Rows[] {
  const shared = sharedOf(place)
  const { me, event, block } = shared
  return [
    ...cardRows(shared),
    ...stakeRows(shared),
    ...boxRows(shared),
    ...teamRows(shared),
    ...earningRows(shared),
    ...orderRows(shared),
    ['withdrawal_payouts', { ...event, owner: me, number: 'n', amount: 'n', fee: '0' }],
    ['withdrawal_owners', { owner: me, payouts: `${owned}`, withdrawn: '12502500', block }, 1],
  ]
}
