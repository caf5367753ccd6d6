import { locales } from '#platform/std/text.ts'
import { renderScreen } from '#platform/web/testing/renderScreen.tsx'
import { visibleTexts, visibleWords } from '#platform/web/testing/visibleWords.ts'
import { beforeAll, expect, test } from 'vitest'

import { canonicalText, noHash } from '../../announcement.ts'
import { addressOfKey, signed } from '../../keeper/announce.ts'
import { announcerKey, plainDraft } from '../../testing/publishing.ts'
import { curve } from '../curve.ts'
import { isSigned, type ReleaseReply, type ReleaseState, releaseState } from './releaseState.ts'
import { Release } from './SafetyRelease.tsx'
import { notes, titles } from './text.ts'

const hash = 'ab'.repeat(32)
const chunks = '/assets/chunks-a.json#sha256-a'
let reply: ReleaseReply
beforeAll(async () => {
  const text = {
    ...plainDraft,
    chain: '0x94a9059e',
    number: 1,
    previous: noHash,
    time: 1_800_000_000,
    kind: 'release' as const,
    spenders: [],
    release: hash,
  }
  const signature = await signed(canonicalText(text), announcerKey)
  const announcer = addressOfKey(announcerKey) as ReleaseReply['announcer']
  reply = { announcement: { ...text, signature }, announcer, build: { hash, chunks } }
})

test('a release counts once the announcer has signed its text', async () => {
  expect(await isSigned(reply, curve)).toBe(true)
  const changed = { ...reply.announcement!, release: 'cd'.repeat(32) }
  expect(await isSigned({ ...reply, announcement: changed }, curve)).toBe(false)
  expect(await isSigned({ ...reply, announcer: null }, curve)).toBe(false)
  expect(await isSigned({ ...reply, announcement: null }, curve)).toBe(false)
})

test('it is the announced release if signed, of the same hash, and of the page that is open', () => {
  const other = { hash: 'cd'.repeat(32), chunks }
  expect(releaseState({ ...reply, announcement: null }, false, chunks)).toBe('none')
  expect(releaseState(reply, null, chunks)).toBe('verifying')
  expect(releaseState(reply, 'failed', chunks)).toBe('failed')
  expect(releaseState(reply, false, chunks)).toBe('unsigned')
  expect(releaseState({ ...reply, build: null }, true, chunks)).toBe('unstated')
  expect(releaseState({ ...reply, build: other }, true, chunks)).toBe('otherBuild')
  expect(releaseState(reply, true, '/assets/chunks-b.json#sha256-b')).toBe('otherPage')
  expect(releaseState(reply, true, null)).toBe('otherPage')
  expect(releaseState(reply, true, chunks)).toBe('same')
})

test.each(locales)('each state is one short figure, and only one is green, in %s', (locale) => {
  const green: ReleaseState[] = []
  for (const state of Object.keys(titles) as ReleaseState[]) {
    const html = renderScreen(<Release reply={reply} state={state} />, { locale, replies: [] })
    expect(visibleTexts(html)).toEqual(
      expect.arrayContaining([titles[state][locale], notes[state][locale]]),
    )
    const { words, characters } = visibleWords(html)
    expect([words < 30, characters < 50]).toEqual([true, true])
    if (html.includes('bg-verdigris-wash')) green.push(state)
    const isWrong = state === 'unsigned' || state === 'otherBuild'
    expect(html.includes('role="alert"')).toBe(isWrong)
  }
  expect(green).toEqual(['same'])
})
