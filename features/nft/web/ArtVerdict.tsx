import { Button } from '#platform/ui/Button.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { classes } from '#platform/ui/classes.ts'
import { queryClient } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { checkArt } from './artCheck.ts'
import type { CardDetail } from '../shapes.ts'
import { cardTexts as texts } from './textCard.ts'

/** Whether the picture shown is the one the contract answers, with a door to how that is known. */
export function ArtVerdict({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const [open, setOpen] = useState(false)
  const check = useQuery(
    {
      queryKey: ['tokenURI', card.contract, card.tokenId],
      queryFn: () => checkArt(card),
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    },
    queryClient,
  )
  const matches = check.data?.matches
  const sentence = check.isError
    ? texts.artUnknown
    : matches === undefined
      ? texts.artChecking
      : matches
        ? texts.artMatches
        : texts.artDiffers
  const length = (text: string | undefined): string =>
    text === undefined ? '…' : t(texts.bytes, { count: formats.number(text.length) })
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span
          className={classes(
            'flex items-center gap-1.5 text-xs font-semibold',
            matches === true && 'text-verdigris',
            matches === false && 'text-terra',
            matches === undefined && 'text-soft',
          )}
        >
          <Icon
            name={matches === true ? 'check' : matches === false ? 'warning' : 'info'}
            size={16}
          />
          <output>{t(sentence)}</output>
        </span>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 px-1 text-xs font-semibold text-lapis underline-offset-4 hover:underline"
        >
          {t(texts.verify)}
        </button>
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t(texts.verifyTitle)}
        lead={t(texts.verifyBody)}
        footer={
          <Button kind="quiet" full busy={check.isFetching} onClick={() => void check.refetch()}>
            {t(check.isError ? texts.tryAgain : texts.checkAgain)}
          </Button>
        }
      >
        <KeyValue
          rows={[
            {
              label: t(texts.contract),
              value: <AddressText address={card.contract} full />,
              wide: true,
            },
            { label: t(texts.call), value: `tokenURI(${card.tokenId})` },
            { label: t(texts.fromChain), value: length(check.data?.chain) },
            { label: t(texts.fromApp), value: length(check.data?.here) },
            {
              label: t(texts.result),
              value:
                matches === undefined ? t(sentence) : t(matches ? texts.equal : texts.different),
              tone: matches === undefined ? 'plain' : matches ? 'good' : 'danger',
            },
          ]}
        />
      </Sheet>
    </>
  )
}
