import { announceCommand } from '../../../scripts/announceCommand.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { noHash } from '../announcement.ts'
import { newsApi } from '../api.ts'
import { announce, headAt, verifyAll } from '../keeper/announce.ts'
import { demoDrafts } from '../keeper/demo.ts'
import { announcerKey, formOf, makeNews, plainDraft } from '../testing/publishing.ts'

let stack: Stack
let nobody: Client
let url: string

beforeAll(async () => {
  stack = await startStack()
  nobody = new Client(stack, 'mallory')
  ;({ url } = stack.server)
})
afterAll(() => stack?.close())
beforeEach(async () => {
  await execute('delete from news_announcements')
  await makeNews(stack)
})

const execute = (statement: string) => sql.raw(statement).execute(stack.server.app.db)
const publish = (form: Awaited<ReturnType<typeof formOf>>) =>
  nobody.post(newsApi.publish.path, form)
const faults = async () =>
  (await verifyAll(url)).faults.map(({ number, why }) => `${number} ${why}`)
const announcer = demoAccounts(1)[0]!.address

describe('what is read', () => {
  test('the newest first, by page, by number, and the latest about security', async () => {
    const drafts = demoDrafts('ab'.repeat(32))
    const { data } = await nobody.post(newsApi.page.path)
    expect(data).toMatchObject({ total: 3, announcer })
    const [third, second, first] = data.list
    expect(data.list.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
    expect(first).toMatchObject({ previous: noHash, kind: 'release', release: 'ab'.repeat(32) })
    expect(second).toMatchObject({ kind: 'news', en: drafts[1]!.en, tc: drafts[1]!.tc })
    const last = await nobody.post(newsApi.page.path, { pageNum: '3', pageSize: '1' })
    expect(last.data).toEqual({ total: 3, announcer, list: [first] })
    const one = await nobody.post(newsApi.one.path, { id: '2' })
    expect(one.data).toEqual({ announcement: second, announcer, total: 3 })
    const info = await nobody.post(newsApi.getAnnouncementInfo.path)
    expect(info.data).toEqual({ total: 3, security: third })
  })

  test('none of a number that is not there', async () => {
    const answer = await nobody.post(newsApi.one.path, { id: '4' })
    expect(answer).toMatchObject({ status: 404, code: 'NO_SUCH_ANNOUNCEMENT', field: 'id' })
    const wrong = await nobody.post(newsApi.one.path, { id: 'page' })
    expect(wrong).toMatchObject({ status: 422, code: 'INVALID', field: 'id' })
  })

  test('before the first there is a head of zeros, and nothing to show', async () => {
    await execute('delete from news_announcements')
    expect(await headAt(url)).toMatchObject({ number: 0, hash: noHash, announcer })
    const info = await nobody.post(newsApi.getAnnouncementInfo.path)
    expect(info.data).toEqual({ total: 0, security: null })
    expect(await verifyAll(url)).toEqual({ total: 0, faults: [] })
  })
})

describe('what is published', () => {
  test('is signed by the announcer, continues the last, and is done once', async () => {
    const before = await headAt(url)
    const form = await formOf(url)
    const { code, data } = await publish(form)
    expect([code, data.number]).toEqual(['OK', before.number + 1])
    expect(await headAt(url)).toMatchObject({ number: 4, hash: data.hash })
    expect((await publish(form)).data).toEqual(data)
    expect(await verifyAll(url)).toEqual({ total: 4, faults: [] })
  })

  test('has the hash that a wallet’s digest of the signed text is', async () => {
    const { hash, text } = await announce(url, announcerKey, plainDraft)
    const { wallet } = new Client(stack, 'deployer')
    const { data } = await nobody.post(newsApi.one.path, { id: '4' })
    expect(await wallet.trx.verifyMessageV2(text, data.announcement.signature)).toBe(announcer)
    const next = await announce(url, announcerKey, plainDraft)
    expect(JSON.parse(next.text)).toMatchObject({ number: 5, previous: hash })
  })

  test('only the announcer’s: another key is refused by command and by server', async () => {
    const [, stranger] = demoAccounts(2)
    const { privateKey, address } = stranger!
    await expect(announce(url, privateKey, plainDraft)).rejects.toThrow(
      `The key is of ${address}, announcements are signed by ${announcer}.`,
    )
    const form = await formOf(url, plainDraft, {}, privateKey)
    expect(await publish(form)).toMatchObject({ status: 403, code: 'NOT_ANNOUNCER' })
    const none = { ...form, signature: '0'.repeat(130) }
    expect(await publish(none)).toMatchObject({ status: 403, code: 'NOT_ANNOUNCER' })
    expect(await faults()).toEqual([])
  })

  test('without an announcer in the deployment nobody publishes', async () => {
    const { deployment } = stack.server.app
    const form = await formOf(url)
    Object.assign(deployment, { announcer: null })
    const answer = await publish(form)
    Object.assign(deployment, { announcer })
    expect(answer).toMatchObject({ status: 403, code: 'NOT_ANNOUNCER' })
  })

  test.each([
    ['leaves one out', { number: 5 }],
    ['takes a number twice', { number: 3 }],
    ['is the first again', { number: 1, previous: noHash }],
    ['continues another', { previous: `0x${'ab'.repeat(32)}` }],
  ])('nothing that %s', async (_, change) => {
    const { hash } = await headAt(url)
    const answer = await publish(await formOf(url, plainDraft, change))
    expect(answer).toMatchObject({
      status: 409,
      code: 'NOT_THE_NEXT',
      msg: `The next announcement is #4 and continues ${hash}`,
    })
    expect(await verifyAll(url)).toEqual({ total: 3, faults: [] })
  })

  test('of two with one number at once, one', async () => {
    const other = { ...plainDraft, en: { title: 'Other', body: 'Text.' } }
    const forms = [await formOf(url), await formOf(url, other)]
    const answers = await Promise.all(forms.map(publish))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['NOT_THE_NEXT', 'OK'])
    expect(await verifyAll(url)).toEqual({ total: 4, faults: [] })
  })

  test('nothing from before the last, or from the future', async () => {
    const { now } = await headAt(url)
    for (const time of [0, now + 1_000]) {
      const answer = await publish(await formOf(url, plainDraft, { time }))
      expect(answer).toMatchObject({ status: 409, code: 'ANNOUNCEMENT_TIME' })
    }
  })

  test.each([
    ['another network', { chain: '0x2b6653dc' }],
    ['a body too long', { tc: { title: '標題', body: '界'.repeat(8_001) } }],
    ['a title of two lines', { en: { title: 'One\ntwo', body: 'Text.' } }],
    ['spenders in news', { spenders: [announcer] }],
  ])('nothing signed with %s', async (_, change) => {
    const answer = await publish(await formOf(url, plainDraft, change))
    expect(answer).toMatchObject({ status: 422, code: 'ANNOUNCEMENT_UNREADABLE' })
  })

  test('no other bytes than the canonical ones', async () => {
    const { announcement, signature } = await formOf(url)
    const text = new TextDecoder().decode(announcement)
    for (const other of [` ${text}`, text.replace('One', 'Two'), 'null', '{}']) {
      const answer = await publish({ announcement: new TextEncoder().encode(other), signature })
      expect(['ANNOUNCEMENT_UNREADABLE', 'NOT_ANNOUNCER']).toContain(answer.code)
    }
    const broken = new Uint8Array([...announcement.subarray(0, -2), 0xff, 0x7d])
    const answer = await publish({ announcement: broken, signature })
    expect(answer).toMatchObject({ status: 422, code: 'ANNOUNCEMENT_UNREADABLE' })
  })

  test('the longest in both languages; a warning without any link', async () => {
    const long = { title: '界'.repeat(120), body: '界'.repeat(8_000) }
    const form = await formOf(url, { kind: 'incident', en: long, tc: long })
    expect(await publish(form)).toMatchObject({ status: 200, code: 'OK' })
    const words = { title: 'Warning', body: 'Go to evil.example' }
    const linked = await formOf(url, plainDraft, { kind: 'security', en: words })
    expect(await publish(linked)).toMatchObject({ status: 422, code: 'LINK_IN_SECURITY' })
  })
})

describe('what an operator of the database changes shows', () => {
  test.each([
    [
      `update news_announcements set en_body = 'Send all to T…' where number = 2`,
      ['2 signature', '3 previous'],
    ],
    [`update news_announcements set kind = 'news' where number = 3`, ['3 signature']],
    [`delete from news_announcements where number = 2`, ['2 gap']],
    [`delete from news_announcements where number = 1`, ['1 gap']],
    [`update news_announcements set number = 4 where number = 3`, ['4 signature', '3 gap']],
  ])('%s', async (statement, wanted) => {
    await execute(statement)
    expect(await faults()).toEqual(wanted)
  })

  test('to the command too', async () => {
    await execute(`update news_announcements set time = time - 1 where number = 3`)
    const lines: string[] = []
    const options = { server: url, draft: null, key: null, verify: true }
    expect(await announceCommand(options, (line) => lines.push(line))).toBe(1)
    expect(lines).toEqual(['#3: signature', '3 announcements, 1 faults'])
  })
})

describe('the command', () => {
  const file = 'kind: news\n\n# en\nTitle\n\nText.\n\n# tc\n標題\n\n文。\n'

  test('signs a file with the local key and publishes it, and verifies', async () => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const options = { server: url, draft: file, key: null }
    expect(await announceCommand({ ...options, dry: true }, print)).toBe(0)
    expect((await headAt(url)).number).toBe(3)
    expect(await announceCommand(options, print)).toBe(0)
    expect(lines[2]).toBe('published as #4')
    expect(lines[1]).toContain('"number":4')
    expect(await announceCommand({ ...options, verify: true }, print)).toBe(0)
    expect(lines.at(-1)).toBe('4 announcements, 0 faults')
  })

  test('takes a key of 64 digits', async () => {
    const options = { server: url, draft: file, key: 'ab' }
    await expect(announceCommand(options, () => {})).rejects.toThrow('TESSERA_ANNOUNCER_KEY')
  })

  test('reports a server that is not there', async () => {
    const options = { server: 'http://127.0.0.1:1', draft: null, key: null }
    await expect(announceCommand(options, () => {})).rejects.toThrow('does not answer')
  })
})
