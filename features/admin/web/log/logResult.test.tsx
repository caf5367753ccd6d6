import { recoverSigner } from '#platform/chain/message.ts'
import { type Locale, locales } from '#platform/std/text.ts'
import { renderScreen } from '#platform/web/testing/renderScreen.tsx'
import { visibleTexts, visibleWords } from '#platform/web/testing/visibleWords.ts'
import { beforeAll, expect, test } from 'vitest'

import { type LogEntry, logActions } from '../../logText.ts'
import { signedRows, signer } from '../../testing/signedRows.ts'
import { type LogFault, verifyLog } from '../../verifyLog.ts'
import { LogRow } from '../LogRow.tsx'
import { LogResult } from './LogResult.tsx'
import type { LogReading } from './readLog.ts'
import { faultTexts } from './text.ts'

const chainId = '0x94a9059e'
const here = { chainId, signerOf: recoverSigner }
let rows: readonly LogEntry[]
beforeAll(async () => {
  rows = await signedRows(chainId, 4)
})

const operators: LogReading['operators'] = [{ address: signer, duties: ['read', 'review'] }]

const rendered = (locale: Locale, change: Partial<LogReading>): string => {
  const newest = rows.toReversed()
  const reading: LogReading = {
    right: 4,
    fault: null,
    operators,
    byOthers: 0,
    newest,
    anchored: 3,
    sources: [],
    ...change,
  }
  return renderScreen(
    <LogResult reading={reading} retry={<button type="button">again</button>} />,
    {
      locale,
      replies: [],
    },
  )
}

const texts = {
  en: {
    verified: 'Operators’ log: 4 rows verified',
    empty: 'Operators’ log: no rows yet',
    anchored: 'On chain up to row 3.',
    notAnchored: 'Nothing of it is on chain yet.',
    unread: 'not compared with the chain',
    wrong: 'Operators’ log: row 2 is wrong',
  },
  tc: {
    verified: '營運紀錄：已驗證 4 列',
    empty: '營運紀錄：尚無內容',
    anchored: '已上鏈至第 3 列。',
    notAnchored: '尚未上鏈。',
    unread: '未與鏈上比對',
    wrong: '營運紀錄：第 2 列有誤',
  },
} as const

const actionNames: Record<Locale, Readonly<Record<string, string>>> = {
  en: {
    hide: 'Hide what a creator wrote about a token',
    unhide: 'Show a hidden token again',
    proposeHide: 'Proposed: hide what a creator wrote about a token',
    proposeUnhide: 'Proposed: show a hidden token again',
    announce: 'Released an announcement',
    withdrawHide: 'Withdrawn: hide a token',
    withdrawUnhide: 'Withdrawn: show a token again',
    withdrawAnnounce: 'Rejected an announcement',
  },
  tc: {
    hide: '隱藏建立者為代幣填寫的內容',
    unhide: '重新顯示已隱藏的代幣',
    proposeHide: '提議：隱藏建立者為代幣填寫的內容',
    proposeUnhide: '提議：重新顯示已隱藏的代幣',
    announce: '放行公告',
    withdrawHide: '撤回：隱藏代幣',
    withdrawUnhide: '撤回：重新顯示代幣',
    withdrawAnnounce: '退回公告',
  },
}

test.each(locales)('a log that is right is green, with how far it is on chain, in %s', (locale) => {
  const w = texts[locale]
  const html = rendered(locale, {})
  expect(visibleTexts(html)).toContain(w.verified)
  expect(visibleTexts(html).join()).toContain(w.anchored)
  expect(html).toContain('bg-verdigris-wash')
  expect(html).not.toContain('alert')
  const { words, characters } = visibleWords(html)
  expect(words).toBeLessThan(30)
  expect(characters).toBeLessThan(50)
  const fresh = rendered(locale, { right: 0, newest: [], anchored: 0 })
  expect(visibleTexts(fresh)).toContain(w.empty)
  expect(visibleTexts(fresh).join()).toContain(w.notAnchored)
})

test.each(locales)('a row of each action names it, in %s', async (locale) => {
  const all = await signedRows(chainId, logActions.length)
  const names = all.map(({ action, number }) => `${number}. ${actionNames[locale][action]}`)
  const list = all.map((entry) => <LogRow key={entry.hash} entry={entry} operators={operators} />)
  const shown = visibleTexts(renderScreen(<>{list}</>, { locale, replies: [] }))
  expect(shown).toEqual(expect.arrayContaining(names))
  expect(new Set(names.map((name) => name.slice(3))).size).toBe(logActions.length)
})

test.each(locales)('where the node is silent it is not called compared, in %s', (locale) => {
  const html = rendered(locale, { anchored: null })
  expect(visibleTexts(html).join()).toContain(texts[locale].unread)
  expect(visibleTexts(html)).toContain('again')
  expect(html).toContain('bg-gold-wash')
  expect(html).not.toContain('bg-verdigris-wash')
})

test.each(locales)('a changed row is red with its number and why, in %s', async (locale) => {
  const changed = rows.map((row) => (row.number === 2 ? { ...row, reason: 'another' } : row))
  const anchors = new Map([[2, '1'.repeat(64)]])
  const found = [
    (await verifyLog(here, changed)).fault,
    (await verifyLog(here, rows, { anchors })).fault,
  ]
  expect(found.map((fault) => fault?.why)).toEqual(['hash', 'anchor'])
  for (const fault of found) {
    const html = rendered(locale, { right: 1, fault })
    expect(visibleTexts(html)).toEqual(
      expect.arrayContaining([texts[locale].wrong, faultTexts[fault!.why][locale]]),
    )
    expect(html).toContain('role="alert"')
    expect(html).toContain('bg-terra-wash')
    expect(html).not.toContain('bg-verdigris-wash')
  }
})

test.each(locales)('rows that no operator of now signed are counted, in %s', (locale) => {
  const html = rendered(locale, { operators: [], byOthers: 4 })
  const counted = {
    en: '4 rows are signed by an account that is not an operator now.',
    tc: '4 列由目前並非營運人員的帳戶簽署。',
  }
  expect(visibleTexts(html)).toContain(counted[locale])
  expect(html).toContain('bg-gold-wash')
  expect(visibleTexts(rendered(locale, {}))).not.toContain(counted[locale])
})

test('a row states that its signer is not an operator now', () => {
  const row = (operators: LogReading['operators']) =>
    renderScreen(<LogRow entry={rows[0]!} operators={operators} />, { locale: 'en', replies: [] })
  const mark = 'Its signer is not an operator now'
  expect(visibleTexts(row([]))).toContain(mark)
  expect(visibleTexts(row([{ address: signer, duties: ['read'] }]))).not.toContain(mark)
})

test('each fault has its own words', () => {
  const all = Object.values(faultTexts).flatMap(({ en, tc }) => [en, tc])
  expect(new Set(all).size).toBe(2 * Object.keys(faultTexts).length)
  const known: Record<LogFault['why'], unknown> = faultTexts
  expect(Object.keys(known)).toHaveLength(6)
})
