import { plain } from '#features/account/server/pictures/testing/pictures.ts'
import type { Known } from '#tests/http/forms.ts'

import type { Client } from './client.ts'
import { onMarket } from '#features/nft/testing/preparedMarket.ts'
import { type Things, enter, rightForms } from './rightForms.ts'
import type { Stack } from './stack.ts'

/** What a fuzzed request may name: what is there, of all who are signed in, and what is right for the first of them. */
export async function knownThings(
  stack: Stack,
  clients: readonly Client[],
  things: Things,
): Promise<Known> {
  const { net, deployment } = stack.world
  const { boxes, holdings, held, running, matured } = things
  const tokenIds: string[] = [held, running, matured, ...Object.values(onMarket)]
  const signedIn: Record<string, string>[] = []
  for (const client of clients) {
    const { data } = await client.post('/swapnft/aon/ownCardPage')
    tokenIds.push(...data.list.map((one: { tokenId: number }) => String(one.tokenId)))
    for (let n = 0; n < 3; n++) signedIn.push(await signedForm(client))
  }
  const mined = await stack.server.app.db.selectFrom('chainTransactions').select('hash').execute()
  // Of the first two series, whoever has them; they are numbers of requests too.
  const boxIds = [1, 2].flatMap((series) => [1, 2, 3].map((n) => String(series * 2 ** 32 + n)))
  boxIds.push(boxes.sealed, boxes.reserved)
  const ids = [holdings.purchase, holdings.issued, holdings.termRuns, holdings.termOver, '1', '2']
  const column = (name: string) => signedIn.map((form) => form[name]!)
  return {
    address: [
      ...net.accounts.map(({ address }) => address),
      ...Object.values(deployment.contracts).map(({ address }) => address),
    ],
    txHash: [...mined.map(({ hash }) => hash), ...['ab', 'cd', 'ef'].map((two) => two.repeat(32))],
    uuid: [],
    integer: [1, 2, 7, 30],
    file: await picturesToSend(),
    amount: ['0', '1', '9999', '10000', '100000000', '1000000000', holdings.liquidity],
    byName: {
      level: ['0', '1', '2', '3', '4', '5', '6'],
      time: ['604800', '2592000', '7776000', '15552000'],
      pageNum: ['1', '2', '3'],
      pageSize: ['1', '20', '100'],
      tokenId: tokenIds,
      tokenIds: [...tokenIds, tokenIds.join(','), '7001,7001', '9999999999'],
      // Listings and frozen sales count from 1 for each card, offers over all.
      number: ['1', '2', '3', '4'],
      coin: ['TRX', 'USDT', 'TES'],
      pool: [holdings.pool],
      id: ids,
      ids: [...ids, ids.join(',')],
      seriesId: ['1', '2', '3', '4', '5'],
      num: ['1', '2', '20', '21'],
      boxIds: [...boxIds, boxIds.slice(0, 2).join(','), boxIds.join(','), '1'],
      boxId: boxIds,
      drawId: [...boxIds, '1'],
      seed: [`0x${'5e'.repeat(32)}`],
      nonce: column('nonce'),
      message: column('message'),
      signature: column('signature'),
    },
    // One request each: the same once more is answered by the order that is there.
    usedUp: ['requestId'],
    forms: { ...rightTexts(things), [enter]: signedIn },
  }
}

async function signedForm(client: Client): Promise<Record<string, string>> {
  const { address, wallet } = client
  const { data } = await client.post('/deposit/project/getChainSignNonce', { address })
  const { nonce, message } = data
  return { address, nonce, message, signature: wallet.trx.signMessageV2(message) }
}

/** By path, the forms that are right for the owner; of a file a character for each byte. */
function rightTexts(things: Things): Record<string, Record<string, string>[]> {
  const forms: Record<string, Record<string, string>[]> = {}
  for (const [{ path }, form] of rightForms(things)) {
    const texts = Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : Buffer.from(value).toString('latin1'),
    ])
    forms[path] = [...(forms[path] ?? []), Object.fromEntries(texts)]
  }
  return forms
}

/** One of each kind, and one with a script behind it. */
async function picturesToSend(): Promise<string[]> {
  const made = await Promise.all((['jpeg', 'png', 'webp'] as const).map((kind) => plain(kind)))
  const texts = made.map((bytes) => bytes.toString('latin1'))
  return [...texts, `${texts[0]}<script>alert(1)</script>`]
}
