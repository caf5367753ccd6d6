import { salesOn } from '#features/launch/testing/made.ts'
import { newsApi } from '#features/news/api.ts'
import { demoDrafts } from '#features/news/keeper/demo.ts'
import { formOf } from '#features/news/testing/publishing.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Prepared } from '#tests/examples.ts'
import type { Client } from '#tests/journeys/client.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { adminApi } from '../api.ts'
import { type LogAction, type NextEntry, signedText } from '../logText.ts'
import { withOperators } from './withOperators.ts'

const hash = 'ab'.repeat(32)

/** The form of a change, signed by the operator for the place after the last row. */
export async function changeForm(
  operator: Client,
  action: LogAction,
  subject: string,
  reason = 'looks like another token',
): Promise<Record<string, string>> {
  const { data } = await operator.post(adminApi.overview.path)
  const { number, previous } = data.next as NextEntry
  const entry = { number, previous, who: operator.address, action, subject, reason }
  const signature = operator.wallet.trx.signMessageV2(signedText(data.chainId, entry))
  const field = /announce$/i.test(action) ? 'hash' : 'token'
  return { [field]: subject, reason, number: String(number), previous, signature }
}

/** Writes the row, and gives the form, which is answered by it from now on. */
async function written(alice: Client, action: LogAction, subject: string) {
  const { path } = adminApi[action]
  const form = await changeForm(alice, action, subject)
  const { code } = await alice.post(path, form)
  if (code !== 'OK') throw new Error(`${path}: ${code}`)
  return { [path]: form }
}

/** A token of dave’s. */
export async function madeToken({ world, server }: Stack): Promise<string> {
  const { token } = await salesOn(world).make('dave')
  await server.indexer.catchUp()
  return addressFromHex(token)
}

/** Alice hides a token and shows it again: two rows. */
export async function preparedLog(stack: Stack, alice: Client): Promise<void> {
  const token = await madeToken(stack)
  for (const action of ['hide', 'unhide'] as const) await written(alice, action, token)
}

/** Alice has signed a row of each kind, and the first announcement is released by her. */
export async function preparedForms(stack: Stack, alice: Client): Promise<Prepared> {
  const token = await madeToken(stack)
  const two = <T>(work: () => Promise<T>) =>
    withOperators(stack, { alice: ['review', 'announce'], bob: ['review', 'announce'] }, work)
  const [draft] = demoDrafts('ab'.repeat(32))
  const announced = async (): Promise<string> => {
    const { code, data } = await alice.post(
      newsApi.publish.path,
      await formOf(stack.server.url, draft),
    )
    if (code !== 'OK') throw new Error(`${newsApi.publish.path}: ${code}`)
    return data.hash
  }
  const forms = {
    ...(await written(alice, 'hide', token)),
    ...(await two(() => written(alice, 'proposeUnhide', token))),
    ...(await written(alice, 'withdrawUnhide', token)),
    ...(await written(alice, 'unhide', token)),
    ...(await two(() => written(alice, 'proposeHide', token))),
    ...(await written(alice, 'withdrawHide', token)),
    ...(await written(alice, 'withdrawAnnounce', await two(announced))),
    ...(await written(alice, 'announce', await two(announced))),
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
