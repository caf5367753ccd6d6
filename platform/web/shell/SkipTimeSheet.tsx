import { Button } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useState } from 'react'

import { queryClient } from '../api.ts'
import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { runtimeConfig } from '../runtime.ts'
import { chainNow, syncChainTime, useChainNow } from '../time.ts'
import { toast } from '../toast.tsx'
import { sheetTexts as texts } from './textSheets.ts'

const hour = 3_600
const steps = [hour, 24 * hour, 7 * 24 * hour, 31 * 24 * hour, 91 * 24 * hour] as const

export function SkipTimeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const [busy, setBusy] = useState<number | null>(null)
  const skip = async (seconds: number): Promise<void> => {
    setBusy(seconds)
    try {
      await travel(seconds)
      toast.show(texts.skipped, {
        kind: 'success',
        values: { time: formats.dateTime(chainNow()) },
      })
      onClose()
    } catch {
      toast.show(texts.skipFailed, { kind: 'error' })
    } finally {
      setBusy(null)
    }
  }
  const lead = t(texts.skipTimeLead, { time: formats.dateTime(now) })
  return (
    <Sheet open={open} onClose={onClose} title={t(texts.skipTime)} lead={lead}>
      <div className="grid gap-2">
        {steps.map((seconds) => (
          <Button
            key={seconds}
            kind="quiet"
            full
            busy={busy === seconds}
            disabled={busy !== null}
            onClick={() => void skip(seconds)}
          >
            {seconds === hour
              ? t(texts.skipHour)
              : t(texts.skipDays, { days: seconds / (24 * hour) })}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}

/** The node moves its clock; time and every read on screen follow. */
async function travel(seconds: number): Promise<void> {
  const reply = await fetch(`${runtimeConfig().nodeBase}/devnet/travel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!reply.ok) throw new Error(`travel: ${reply.status}`)
  await syncChainTime()
  await queryClient.invalidateQueries()
}
