import { salesOn } from '#features/launch/testing/made.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Prepared } from '#tests/examples.ts'
import type { Client } from '#tests/journeys/client.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { adminApi } from '../api.ts'
import { type LogAction, type NextEntry, signedText } from '../logText.ts'

const hash = 'ab'.repeat(32)

/** The form of a change, signed by the operator for the place after the last row. */
export async function changeForm(
  operator: Client,
  action: LogAction,
  token: string,
  reason = 'looks like another token',
): Promise<Record<string, string>> {
  const { data } = await operator.post(adminApi.overview.path)
  const { number, previous } = data.next as NextEntry
  const entry = { number, previous, who: operator.address, action, subject: token, reason }
  const signature = operator.wallet.trx.signMessageV2(signedText(data.chainId, entry))
  return { token, reason, number: String(number), previous, signature }
}

/** Of dave's. */
async function madeToken({ world, server }: Stack): Promise<string> {
  const { token } = await salesOn(world).make('dave')
  await server.indexer.catchUp()
  return addressFromHex(token)
}

/** Alice hides a token and shows it again. Both forms are answered by their rows from now on. */
export async function preparedLog(stack: Stack, alice: Client): Promise<Prepared> {
  const token = await madeToken(stack)
  const forms: Record<string, Record<string, string>> = {}
  for (const action of ['hide', 'unhide'] as const) {
    const { path } = adminApi[action]
    const form = await changeForm(alice, action, token)
    const { code } = await alice.post(path, form)
    if (code !== 'OK') throw new Error(`${path}: ${code}`)
    forms[path] = form
  }
  return { values: { fee: '100000000' }, ofPath: { ...forms, ...callForms(alice.address) } }
}

/** Of calls whose fields declare no value that is right: alice has no role, and is refused by the rules. */
const callForms = (account: string): Record<string, Record<string, string>> => ({
  '/tessera/admin/allotmentsBefore': { users: account, amounts: '1' },
  '/tessera/admin/seriesBefore': { penalty: '1000000', tokenIds: '7001' },
  '/tessera/admin/secretsBefore': { tip: `0x${'ab'.repeat(20)}` },
  '/tessera/admin/postBefore': { root: hash, dataHash: hash, coins: account, totals: '1' },
  '/tessera/admin/revokeBefore': { why: 'of a wrong block' },
  '/tessera/admin/assetBefore': {
    name: 'A house',
    symbol: 'HOUSE',
    document: hash,
    coin: 'TES',
    issuer: account,
    revenue: account,
  },
  '/tessera/admin/multisigSign': { raw: 'ab'.repeat(100), signature: '0'.repeat(130) },
  '/tessera/admin/fundApproveBefore': { coin: 'TES' },
  '/tessera/admin/fundEpochsBefore': { coin: 'TES' },
})
