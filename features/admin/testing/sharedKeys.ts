import { Client } from '#tests/journeys/client.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/** What an active permission may do by default: calls of contracts among it. */
const operations = '7fff1fc0033e0000000000000000000000000000000000000000000000000000'

/** An account gives active permissions to others, 2 and on; its own key keeps the owner's. */
export async function shareKeys(
  stack: Stack,
  owner: string,
  permissions: readonly { readonly threshold: number; readonly keys: readonly string[] }[],
): Promise<string> {
  const { wallet, address } = new Client(stack, owner)
  const key = (name: string) => ({ address: new Client(stack, name).address, weight: 1 })
  const built = await wallet.transactionBuilder.updateAccountPermissions(
    address,
    { type: 0, permission_name: 'owner', threshold: 1, keys: [key(owner)] },
    undefined,
    permissions.map(({ threshold, keys }) => ({
      type: 2,
      permission_name: 'operators',
      threshold,
      operations,
      keys: keys.map(key),
    })),
  )
  const { result } = await wallet.trx.sendRawTransaction(await wallet.trx.sign(built))
  if (result !== true) throw new Error('the permissions were not taken')
  return address
}
