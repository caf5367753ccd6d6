/** An account that several keys sign for. */
import { type Account, accountOf } from '../account.ts'
import type { Bench } from '../bench.ts'
import type { Value } from '../proto.ts'
import { trx } from '../words.ts'

export const [one, two, three] = ['a', 'b', 'c'].map((digit) => accountOf(digit.repeat(64))) as [
  Account,
  Account,
  Account,
]
export const key = ({ address }: Account, weight = 1): Value => ({ address, weight })

interface Shared {
  readonly account: Account
  readonly fee: number
}

/** Owner: two of two. Active 2: any of one and three, for transfers only. */
export const shared = (bench: Bench): Promise<Shared> =>
  bench.once('shared account', async () => {
    const account = await bench.fresh(200 * trx)
    const { fee = 0 } = await bench.send(
      'AccountPermissionUpdateContract',
      {
        owner_address: account.address,
        owner: { permission_name: 'owner', threshold: 2, keys: [key(one), key(two)] },
        actives: [
          {
            type: 2,
            id: 2,
            permission_name: 'paying',
            threshold: 1,
            operations: `02${'0'.repeat(62)}`,
            keys: [key(one), key(three)],
          },
        ],
      },
      { keys: [account.key] },
    )
    return { account, fee }
  })
