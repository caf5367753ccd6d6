import { announceCommand } from '../../../scripts/announceCommand.ts'
import { canonicalText } from '#features/news/announcement.ts'
import { newsApi } from '#features/news/api.ts'
import { verifyAll } from '#features/news/keeper/announce.ts'
import { formOf, plainDraft } from '#features/news/testing/publishing.ts'
import { messageDigest } from '#platform/chain/message.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { logCommand } from '../../../scripts/logCommand.ts'
import { adminApi, type LogEntryView } from '../api.ts'
import type { LogAction } from '../logText.ts'
import { changeForm, madeToken } from '../testing/preparedLog.ts'
import { withOperators } from '../testing/withOperators.ts'

/** Where several operators have a duty, one proposes and another releases; until then nothing is different for anyone. */
let stack: Stack
let token: string
const people: Record<string, Client> = {}

const duties = {
  alice: ['review', 'announce'],
  bob: ['review', 'announce'],
  carol: ['announce'],
  dave: ['review'],
  judy: ['read'],
} as const

beforeAll(async () => {
  stack = await startStack()
  await stack.world.net.mine()
  token = await madeToken(stack)
  for (const name of [...Object.keys(duties), 'frank', 'deployer']) {
    people[name] = new Client(stack, name)
    await people[name].signIn()
  }
})
afterAll(() => stack?.close())

const several = <T>(work: () => Promise<T>) => withOperators(stack, duties, work)
async function act(name: string, action: LogAction, subject = token) {
  // Another operator reads where the log ends, for those who may not.
  const operator = people[name]!
  const form = await changeForm(operator, action, subject)
  return { form, ...(await operator.post(adminApi[action].path, form)) }
}
const isHidden = async (): Promise<boolean> => {
  const path = '/deposit/exSwap/swapCoinIssuedDetail'
  return (await people['frank']!.post(path, { token })).data.token.hidden
}
const proposals = async (): Promise<LogEntryView[]> =>
  (await people['judy']!.post(adminApi.overview.path)).data.proposals
const rows = async (): Promise<string[]> => {
  const { list } = (await people['frank']!.post(adminApi.log.path)).data
  const nameOf = (address: string) =>
    Object.keys(people).find((name) => people[name]!.address === address)
  return list.map(({ who, action }: LogEntryView) => `${nameOf(who)} ${action}`)
}
const verified = () => logCommand({}, { verify: true, url: stack.server.url }, () => {})

describe('a token', () => {
  test('is hidden once another reviewer releases it; the log names both', () =>
    several(async () => {
      const before = await rows()
      expect(await act('alice', 'hide')).toMatchObject({ status: 409, code: 'PROPOSE_FIRST' })
      const { form, data } = await act('alice', 'proposeHide')
      expect(data).toMatchObject({ action: 'proposeHide', who: people['alice']!.address })
      expect(await isHidden()).toBe(false)
      expect(await proposals()).toEqual([data])
      // The answer may be lost: the same once more is the same row.
      expect((await people['alice']!.post(adminApi.proposeHide.path, form)).data).toEqual(data)

      expect(await act('bob', 'proposeHide')).toMatchObject({ status: 409, code: 'WAITS_ALREADY' })
      expect(await act('bob', 'unhide')).toMatchObject({ code: 'PROPOSE_FIRST' })
      expect(await act('alice', 'hide')).toMatchObject({ status: 403, code: 'OWN_PROPOSAL' })
      for (const name of ['carol', 'judy']) {
        expect(await act(name, 'hide')).toMatchObject({ status: 403, code: 'NOT_YOUR_DUTY' })
      }
      expect(await isHidden()).toBe(false)

      expect(await act('bob', 'hide')).toMatchObject({ code: 'OK', data: { action: 'hide' } })
      expect(await isHidden()).toBe(true)
      expect(await proposals()).toEqual([])
      expect((await rows()).slice(before.length)).toEqual(['alice proposeHide', 'bob hide'])
      expect(await act('alice', 'proposeHide')).toMatchObject({ status: 409, code: 'SHOWN_SO' })
      expect(await verified()).toBe(0)
    }))

  test('is shown again in the same way; who proposed withdraws, another rejects', () =>
    several(async () => {
      const before = await rows()
      await act('alice', 'proposeUnhide')
      expect(await act('alice', 'withdrawHide')).toMatchObject({ status: 404, code: 'NOT_WAITING' })
      expect((await act('alice', 'withdrawUnhide')).code).toBe('OK')
      expect(await act('bob', 'unhide')).toMatchObject({ code: 'PROPOSE_FIRST' })
      await act('alice', 'proposeUnhide')
      expect((await act('dave', 'withdrawUnhide')).code).toBe('OK')
      expect(await act('dave', 'withdrawUnhide')).toMatchObject({ code: 'NOT_WAITING' })
      expect([await isHidden(), await proposals()]).toEqual([true, []])
      await act('bob', 'proposeUnhide')
      expect((await act('alice', 'unhide')).code).toBe('OK')
      expect(await isHidden()).toBe(false)
      expect((await rows()).slice(before.length)).toEqual([
        'alice proposeUnhide',
        'alice withdrawUnhide',
        'alice proposeUnhide',
        'dave withdrawUnhide',
        'bob proposeUnhide',
        'alice unhide',
      ])
      expect(await verified()).toBe(0)
    }))

  test('what is no token is not proposed', () =>
    several(async () => {
      const none = await act('alice', 'proposeHide', people['alice']!.address)
      expect(none).toMatchObject({ status: 404, code: 'NO_SUCH_LAUNCH' })
    }))

  test('one reviewer alone acts at once, also on what waited, and proposes nothing', async () => {
    await several(() => act('alice', 'proposeHide'))
    expect((await act('alice', 'hide')).code).toBe('OK')
    expect([await isHidden(), await proposals()]).toEqual([true, []])
    expect(await act('alice', 'proposeUnhide')).toMatchObject({ status: 409, code: 'NO_SECOND' })
    expect((await act('alice', 'unhide')).code).toBe('OK')
    expect(await isHidden()).toBe(false)
  })
})

describe('an announcement', () => {
  const execute = (statement: string) => sql.raw(statement).execute(stack.server.app.db)
  const other = { ...plainDraft, en: { title: 'Other', body: 'Text.' } }
  beforeEach(async () => {
    await execute('delete from news_announcements')
    await execute('delete from news_waiting')
  })

  const publish = async (draft = plainDraft) => {
    const form = await formOf(stack.server.url, draft)
    return { form, ...(await people['frank']!.post(newsApi.publish.path, form)) }
  }
  /** What anyone reads of announcements. */
  const seen = async () => {
    const of = async (path: string, form = {}) => (await people['frank']!.post(path, form)).data
    return {
      page: (await of(newsApi.page.path)).total,
      one: await of(newsApi.one.path, { id: '1' }),
      info: await of(newsApi.getAnnouncementInfo.path),
      head: (await of(newsApi.head.path)).number,
    }
  }
  const nothing = { page: 0, one: null, info: { total: 0, security: null }, head: 0 }

  test('is seen by nobody until another operator releases it, then verified as ever', () =>
    several(async () => {
      const { form, data } = await publish({ ...plainDraft, kind: 'security' })
      expect(data).toMatchObject({ number: 1, waits: true })
      expect(await seen()).toEqual(nothing)
      expect((await people['frank']!.post(newsApi.publish.path, form)).data).toEqual(data)
      expect(await publish(other)).toMatchObject({
        status: 409,
        code: 'ANNOUNCEMENT_WAITS',
        msg: expect.stringContaining('#1 waits'),
      })
      expect(await people['frank']!.post(newsApi.waiting.path)).toMatchObject({ status: 404 })
      const shown = (await people['judy']!.post(newsApi.waiting.path)).data
      expect(shown).toMatchObject({
        announcement: { number: 1, kind: 'security', en: plainDraft.en, tc: plainDraft.tc },
        announcer: people['deployer']!.address,
      })

      for (const name of ['dave', 'judy']) {
        const refused = { status: 403, code: 'NOT_YOUR_DUTY' }
        expect(await act(name, 'announce', data.hash)).toMatchObject(refused)
      }
      const another = await act('bob', 'announce', `0x${'ab'.repeat(32)}`)
      expect(another).toMatchObject({ status: 404, code: 'NOT_WAITING' })
      expect(await seen()).toEqual(nothing)

      const released = await act('bob', 'announce', data.hash)
      expect(released.data).toMatchObject({ action: 'announce', subject: data.hash })
      expect(await seen()).toMatchObject({ page: 1, head: 1, info: { total: 1 } })
      expect((await seen()).one.announcement).toEqual(shown.announcement)
      expect(await verifyAll(stack.server.url)).toEqual({ total: 1, faults: [] })
      expect((await people['judy']!.post(newsApi.waiting.path)).data.announcement).toBeNull()
      const again = await people['frank']!.post(newsApi.publish.path, form)
      expect(again.data).toEqual({ ...data, waits: false })
      expect(await act('bob', 'announce', data.hash)).toMatchObject({ code: 'NOT_WAITING' })
      expect(await verified()).toBe(0)
    }))

  test('is not released by the announcer, also where he is an operator; he may withdraw it', () =>
    withOperators(
      stack,
      { deployer: ['announce'], bob: ['announce'], judy: ['read'] },
      async () => {
        const { hash } = (await publish()).data
        const own = await act('deployer', 'announce', hash)
        expect(own).toMatchObject({ status: 403, code: 'OWN_PROPOSAL' })
        expect(await seen()).toEqual(nothing)
        expect((await act('deployer', 'withdrawAnnounce', hash)).code).toBe('OK')
        expect(await act('bob', 'announce', hash)).toMatchObject({ code: 'NOT_WAITING' })
        // Its number is free.
        const next = await publish(other)
        expect(next.data).toMatchObject({ number: 1, waits: true })
        expect((await act('bob', 'announce', next.data.hash)).code).toBe('OK')
        expect(await verifyAll(stack.server.url)).toEqual({ total: 1, faults: [] })
      },
    ))

  test('another operator rejects it, and the log states so', () =>
    several(async () => {
      const { hash } = (await publish()).data
      expect((await act('carol', 'withdrawAnnounce', hash)).code).toBe('OK')
      expect(await seen()).toEqual(nothing)
      expect((await rows()).at(-1)).toBe('carol withdrawAnnounce')
      expect(await act('carol', 'withdrawAnnounce', hash)).toMatchObject({ code: 'NOT_WAITING' })
      expect((await publish(other)).data).toMatchObject({ number: 1, waits: true })
    }))

  test('what was changed while it waited is not released, and can be rejected', () =>
    several(async () => {
      const { hash } = (await publish()).data
      await execute(`update news_waiting set en_body = 'Send all to T…'`)
      expect(await act('bob', 'announce', hash)).toMatchObject({ code: 'NOT_WAITING' })
      const { announcement } = (await people['judy']!.post(newsApi.waiting.path)).data
      const changed = messageDigest(canonicalText(announcement))
      const broken = { status: 409, code: 'NOT_READY_TO_ANNOUNCE' }
      expect(await act('bob', 'announce', changed)).toMatchObject(broken)
      expect((await act('bob', 'withdrawAnnounce', changed)).code).toBe('OK')
      expect(await seen()).toEqual(nothing)
    }))

  test('what does not continue the newest is not released', () =>
    several(async () => {
      const first = (await publish()).data
      await act('bob', 'announce', first.hash)
      const second = (await publish(other)).data
      await execute('delete from news_announcements')
      const broken = { status: 409, code: 'NOT_READY_TO_ANNOUNCE' }
      expect(await act('bob', 'announce', second.hash)).toMatchObject(broken)
    }))

  test('the database takes no second that waits', () =>
    several(async () => {
      await publish()
      const copy = `insert into news_waiting select number + 1, previous, time, kind, en_title, en_body, tc_title, tc_body, spenders, release, signature from news_waiting`
      await expect(execute(copy)).rejects.toThrow('news_waiting_one')
    }))

  test('the command states that it waits, and where it is released', () =>
    several(async () => {
      const draft = 'kind: news\n# en\nTitle\n\nText.\n# tc\n標題\n\n文。'
      const lines: string[] = []
      const options = { server: stack.server.url, draft, key: null }
      expect(await announceCommand(options, (line) => lines.push(line))).toBe(0)
      expect(lines.at(-1)).toBe(
        `#1 is not published yet: it waits for another operator, who releases it at ${stack.server.url}/admin`,
      )
      const next = { ...options, draft: draft.replace('Text', 'Another') }
      await expect(announceCommand(next, () => {})).rejects.toThrow('ANNOUNCEMENT_WAITS')
    }))

  test('one operator alone with the duty: it is published at once', async () => {
    expect((await publish()).data).toMatchObject({ number: 1, waits: false })
    expect((await seen()).page).toBe(1)
  })
})
