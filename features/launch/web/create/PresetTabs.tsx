import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { presets } from './presets.ts'
import { formTexts as texts } from './textForm.ts'
import type { FormState } from './useForm.ts'

/** Whole forms to begin with; the line below describes the chosen one, or that it was changed. */
export function PresetTabs({ form }: { form: FormState }) {
  const t = useText()
  const chosen = presets.find(({ name }) => name === form.preset)
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-semibold">{t(texts.preset)}</span>
      <Tabs<string>
        label={t(texts.preset)}
        buttons
        items={presets.map(({ name, title }) => ({ value: name, label: t(title) }))}
        value={form.preset ?? ''}
        onChange={(name) => {
          const preset = presets.find((one) => one.name === name)
          if (preset !== undefined) form.choose(preset)
        }}
      />
      <p className="text-xs text-soft">{t(chosen?.note ?? texts.changed)}</p>
    </div>
  )
}
