import type { Text } from '#platform/std/text.ts'

import { useLocale, useText } from '../i18n.tsx'
import { type Theme, themes, useTheme } from '../theme.ts'
import { shellTexts as texts } from './text.ts'

interface Choice<T extends string> {
  value: T
  label: string
  lang?: string
}

function Choices<T extends string>(props: {
  legend: string
  value: T
  choices: readonly Choice<T>[]
  onChoose: (value: T) => void
}) {
  const { legend, value, choices, onChoose } = props
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <legend className="float-left text-soft">{legend}</legend>
      <div className="flex gap-x-1">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            lang={choice.lang}
            aria-pressed={choice.value === value}
            className="min-h-11 min-w-11 rounded-md px-2 font-semibold text-lapis aria-pressed:bg-sunk aria-pressed:text-ink"
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Each language in its own words, so that its reader finds it. */
export function LanguageSwitch() {
  const t = useText()
  const { locale, setLocale } = useLocale()
  return (
    <Choices
      legend={t(texts.language)}
      value={locale}
      choices={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'tc', label: '繁體中文', lang: 'zh-TW' },
      ]}
      onChoose={setLocale}
    />
  )
}

const themeTexts: Record<Theme, Text> = {
  system: texts.system,
  light: texts.light,
  dark: texts.dark,
}

export function ThemeSwitch() {
  const t = useText()
  const { theme, setTheme } = useTheme()
  return (
    <Choices
      legend={t(texts.theme)}
      value={theme}
      choices={themes.map((value) => ({ value, label: t(themeTexts[value]) }))}
      onChoose={setTheme}
    />
  )
}
