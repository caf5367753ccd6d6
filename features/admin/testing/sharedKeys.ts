import { encodeRawData, type RawData, transactionOf } from '#platform/chain/rawData.ts'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { encodeFunctionData, parseAbi } from 'viem'

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

const abi = parseAbi(['function setFee(uint256 rate)'])
const halfDay = 43_200_000n

/** By the owner’s permission 2, the fee of staged withdrawals becomes so many hundredths of a percent. Hex. */
export async function rawFee(
  { server, world }: Stack,
  owner: string,
  rate: bigint,
  more: Partial<RawData> = {},
): Promise<string> {
  const head = await server.app.node.head()
  const now = BigInt(head.time) * 1_000n
  return encodeRawData({
    kind: 'TriggerSmartContract',
    refBlockBytes: (head.number % 65_536).toString(16).padStart(4, '0'),
    refBlockHash: head.id.slice(16, 32),
    expiration: now + halfDay,
    permissionId: 2n,
    owner: addressToHex41(parseAddress(owner)),
    contract: `41${world.hex('StagedWithdrawal').slice(2)}`.toLowerCase(),
    callValue: 0n,
    data: encodeFunctionData({ abi, functionName: 'setFee', args: [rate] }).slice(2),
    timestamp: now,
    feeLimit: 100_000_000n,
    ...more,
  })
}

/** As the wallet signs it: TronWeb's own call for an account of several keys. */
export async function signatureOf({ wallet }: Client, raw: string): Promise<string> {
  const signed = await wallet.trx.multiSign(transactionOf(raw) as never)
  return (signed as { signature: string[] }).signature[0]!
}
