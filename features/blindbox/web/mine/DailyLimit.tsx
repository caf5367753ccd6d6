import type { Reply } from '#platform/std/endpoint.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useState } from 'react'

import type { blindboxApi } from '../../api.ts'
import { mineTexts as texts } from '../textMine.ts'

const LimitSheet = lazyComponent(async () => (await import('./LimitSheet.tsx')).LimitSheet, null)

/** The own daily limit, its used part, and a later limit. */
export function DailyLimit({ limit }: { limit: Reply<typeof blindboxApi.mine>['limit'] }) {
  const t = useText()
  const formats = useFormats()
  const [open, setOpen] = useState(false)
  const shown = (sun: string | null): string =>
    sun === null ? t(texts.limitNone) : `${exactAmount(BigInt(sun), 6)} ${nativeSymbol()}`
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg">{t(texts.limitTitle)}</h2>
        <p className="text-xs text-soft">{t(texts.limitLead)}</p>
      </div>
      <KeyValue
        rows={[
          { label: t(texts.limit), value: shown(limit.daily) },
          { label: t(texts.spent), value: shown(limit.spent) },
          ...(limit.later === null
            ? []
            : [
                {
                  label: t(texts.later, { time: formats.dateTime(limit.later.from) }),
                  value: shown(limit.later.daily),
                },
              ]),
        ]}
      />
      <Button small kind="quiet" onClick={() => setOpen(true)}>
        {t(limit.daily === null ? texts.setLimit : texts.changeLimit)}
      </Button>
      {open && <LimitSheet limit={limit} onClose={() => setOpen(false)} />}
    </section>
  )
}
