import { reply, renderScreen } from '#platform/web/testing/renderScreen.tsx'
import { expect, test } from 'vitest'

import { newsApi } from '../api.ts'
import { newsLabels } from '../testing/labels.ts'
import { newsWeb } from '../manifest.web.ts'
import { parseRead, unreadOf, withRead } from './readState.ts'
import { UnreadBadge, UnreadCount } from './UnreadBadge.tsx'

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').trim()
const badge = (total: number, locale: 'en' | 'tc'): string =>
  textOf(
    renderScreen(<UnreadBadge />, {
      locale,
      replies: [reply(newsApi.getAnnouncementInfo, {}, { total, security: null })],
    }),
  )

test('the menu has announcements with the badge', async () => {
  const [entry] = newsWeb.menu ?? []
  expect(entry?.to).toBe('/announcements')
  expect(await entry?.badge?.()).toBe(UnreadBadge)
})

test('a new browser has all of them unread, and nothing is shown where there is none', () => {
  expect(badge(3, 'en')).toBe(newsLabels.en.unread(3))
  expect(badge(3, 'tc')).toBe(newsLabels.tc.unread(3))
  expect(badge(0, 'en')).toBe('')
})

test('what was read is gone from the count, and with the last the badge', () => {
  let state = parseRead(null)
  const seen: string[] = []
  for (const number of [2, 3, 1]) {
    state = withRead(state, { number, hash: `0x${'ab'.repeat(32)}` })
    const unread = unreadOf(state, 3)
    seen.push(textOf(renderScreen(<UnreadCount unread={unread} />, { locale: 'en', replies: [] })))
  }
  expect(seen).toEqual([newsLabels.en.unread(2), newsLabels.en.unread(1), ''])
})
