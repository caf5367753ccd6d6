import { plain } from '#features/account/server/pictures/testing/pictures.ts'
import type { Known } from '#tests/http/forms.ts'

import type { Client } from './client.ts'
import { type Things, enter, rightForms } from './rightForms.ts'
import type { Stack } from './stack.ts'

/** What a fuzzed request may name: what is there, of all who are signed in, and what is right for the first of them. */
export async function knownThings(
  stack: Stack,
  clients: readonly Client[],
  things: Things,
): Promise<Known> {
  const { net, deployment } = stack.world
  const tokenIds: string[] = []
  const signedIn: Record<string, string>[] = []
  for (const client of clients) {
    const { data } = await client.post('/swapnft/aon/ownCardPage')
    tokenIds.push(...data.list.map((one: { tokenId: number }) => String(one.tokenId)))
    for (let n = 0; n < 3; n++) signedIn.push(await signedForm(client))
  }
  const mined = await stack.server.app.db.selectFrom('chainTransactions').select('hash').execute()
  const known = [...things.of.values()].flat().map((one) => one.known ?? {})
  const names = new Set(known.flatMap((one) => Object.keys(one)))
  const there = (field: string): string[] => known.flatMap((one) => one[field] ?? [])
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
    amount: ['0', '1', '9999', '10000', '100000000', '1000000000', ...there('amount')],
    byName: {
      ...Object.fromEntries([...names].map((name) => [name, there(name)])),
      tokenId: [...there('tokenId'), ...tokenIds],
      tokenIds: [...there('tokenIds'), ...tokenIds, tokenIds.join(',')],
      pageNum: ['1', '2', '3'],
      pageSize: ['1', '20', '100'],
      coin: ['TRX', 'USDT', 'TES'],
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
