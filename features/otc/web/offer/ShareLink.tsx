import { Button } from '#platform/ui/Button.tsx'
import { copyText } from '#platform/ui/copyText.ts'
import { QrCode } from '#platform/ui/QrCode.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { usePrerendered } from '#platform/web/shell/prerendered.ts'
import { toast } from '#platform/web/toast.tsx'

import { offerPath } from '../offers.ts'
import { takeTexts as texts } from '../textTake.ts'

/** The link as a code and to share; it names the number alone. */
export function ShareLink({ id }: { id: number }) {
  const t = useText()
  const prerendered = usePrerendered()
  const share = async (): Promise<void> => {
    const url = `${location.origin}${offerPath(id)}`
    if ('share' in navigator) {
      // The reader may close the system's sheet: that is no failure.
      await navigator.share({ url }).catch(() => undefined)
    } else if (await copyText(url)) toast.show(texts.copied, { kind: 'success' })
  }
  return (
    <Surface className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] items-start gap-4 max-[340px]:grid-cols-1">
      {prerendered ? (
        <Skeleton className="aspect-square w-full" />
      ) : (
        <QrCode text={`${location.origin}${offerPath(id)}`} label={t(texts.qr)} />
      )}
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-base">{t(texts.link)}</h2>
        <p className="text-xs text-soft">{t(texts.linkBody)}</p>
        <Button small kind="quiet" onClick={() => void share()}>
          {t(texts.share)}
        </Button>
      </div>
    </Surface>
  )
}
