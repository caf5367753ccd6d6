import { Tabs } from '#platform/ui/Tabs.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { rules } from './fields.ts'
import { formTexts as texts } from './textForm.ts'
import type { FormState } from './useForm.ts'

const rates = ['0', '1', '2', '5'] as const

/** One tap sets both fees; each has a field of its own below the fold. */
export function FeeChips({ form }: { form: FormState }) {
  const t = useText()
  const { percent } = useFormats()
  const { feeBuy, feeSell } = form.typed
  const { token } = form
  const alike = feeBuy === feeSell
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{t(texts.fees)}</span>
        <span className="num text-soft">
          {alike
            ? t(texts.atMost, { most: percent(Number(rules.feeBuy.most)) })
            : t(texts.feesApart, {
                buy: percent(Number(token.feeBuy)),
                sell: percent(Number(token.feeSell)),
              })}
        </span>
      </div>
      <Tabs<string>
        label={t(texts.fees)}
        buttons
        items={rates.map((rate) => ({ value: rate, label: `${rate}%` }))}
        value={alike ? feeBuy : ''}
        onChange={(rate) => {
          form.set('feeBuy', rate)
          form.set('feeSell', rate)
        }}
      />
    </div>
  )
}
