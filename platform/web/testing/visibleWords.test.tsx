import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { defineTexts, locales } from '#platform/std/text.ts'
import { expect, test } from 'vitest'

import { useText } from '../i18n.tsx'
import { OfMember } from '../OfMember.tsx'
import { renderScreen } from './renderScreen.tsx'
import { filledButtons, visibleTexts, visibleWords } from './visibleWords.ts'

const texts = defineTexts({
  question: { en: 'Cards that remain', tc: '剩餘卡片' },
  own: { en: 'Your own cards', tc: '您的卡片' },
})

function Example() {
  const t = useText()
  return (
    <>
      <h2>{t(texts.question)}</h2>
      <p>
        48.12 <span translate="no">1,609.14 TRX</span> <span className="sr-only">for readers</span>
      </p>
      <p hidden>not seen</p>
      <Disclosure title="How it works">Folded words that nobody reads yet</Disclosure>
      <details open>
        <summary>Open too</summary>its content counts as folded
      </details>
      <Select
        label="Sort"
        value="b"
        options={[
          { value: 'a', label: 'Newest first' },
          { value: 'b', label: 'Cheap' },
        ]}
        onChange={() => {}}
      />
      <button type="button">Buy</button>
      <button type="button">Buy</button>
      <OfMember silent>
        <b>{t(texts.own)}</b>
      </OfMember>
    </>
  )
}

const html = Object.fromEntries(
  locales.map((locale) => [locale, renderScreen(<Example />, { locale, replies: [] })]),
)

test('what is folded, hidden or a figure is not read, and a repeated text once', () => {
  expect(visibleTexts(html['en']!)).toEqual([
    'Cards that remain',
    '48.12',
    'How it works',
    'Open too',
    'Cheap',
    'Buy',
    'Buy',
  ])
  expect(visibleWords(html['en']!)).toEqual({ words: 3 + 3 + 2 + 1 + 1, characters: 0 })
})

test('a member reads what is of members', () => {
  expect(visibleWords(html['en']!, 'member').words).toBe(10 + 3)
})

test('of Chinese characters count, and words beside them', () => {
  expect(visibleWords(html['tc']!)).toEqual({ words: 7, characters: 4 })
  expect(visibleWords('<p>質押 NFT，共 3 張 &amp; 待領</p>')).toEqual({ words: 1, characters: 6 })
})

test('filled buttons are counted where they are seen, links that look like one too', () => {
  const screen = (
    <>
      <Button>Buy</Button>
      <Button kind="quiet">Offer</Button>
      <a href="/" className={buttonClass()}>
        Home
      </a>
      <p hidden>
        <Button>Not seen</Button>
      </p>
    </>
  )
  expect(filledButtons(renderScreen(screen, { locale: 'en', replies: [] }))).toBe(2)
})
