import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'
import { Person } from '#features/account/public.web.ts'

import { rwaApi } from '../../api.ts'
import { plainText, shortText } from '../amounts.ts'
import { assetTexts as texts } from '../textAsset.ts'
import { type AssetDetail, attestedAt, attestedLook } from '../useAsset.ts'

interface ReserveProps {
  readonly found: AssetDetail
  readonly now: number
}

/** What the asset holds by the attestor’s word, how old that is, and every word before. */
export function Reserve({ found, now }: ReserveProps) {
  const t = useText()
  const { relative, date } = useFormats()
  const { asset, attestor, shareWorth, sources } = found
  const attested = attestedAt(asset, now)
  const { text, tone } = attestedLook[attested]
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-base">{t(texts.reserve)}</h2>
        <Chip tone={tone}>{t(text)}</Chip>
      </div>
      {asset.reserve !== null && asset.attestedAt !== null && (
        <>
          <BigAmount text={plainText(asset.reserve, asset.coin)} size="lg" />
          {shareWorth !== '0' && (
            <p className="num text-soft">
              {t(texts.ofShare, { amount: plainText(shareWorth, asset.coin) })}
            </p>
          )}
          <p className="num">
            {t(texts.attested, {
              ago: relative(asset.attestedAt, now),
              date: date(asset.attestedAt),
            })}
          </p>
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-1.5 text-soft">
        <span>{t(texts.attestor)}</span>
        <Person address={attestor} />
      </p>
      {attested === 'amber' && <p className="text-gold">{t(texts.buyingOpen)}</p>}
      {attested === 'stale' && <p className="text-terra">{t(texts.staleMeans)}</p>}
      {found.attestations > 0 && (
        <Disclosure title={t(texts.attestations)} note={found.attestations}>
          <PagedRows
            endpoint={rwaApi.attestations}
            input={{ asset: asset.asset }}
            keyOf={({ number }) => number}
            row={(one) => (
              <ListRow
                to={`/tx?id=${one.txHash}`}
                title={date(one.time)}
                note={<span translate="no">{`${one.document.slice(0, 16)}…`}</span>}
                trailing={shortText(one.reserve, asset.coin)}
              />
            )}
            first={5}
          />
        </Disclosure>
      )}
      <Verify of={t(texts.reserve)} source={sourcesOf(sources, 'reserve')} />
    </Surface>
  )
}
