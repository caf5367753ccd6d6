import { salesApi } from '#features/sales/public.web.ts'
import { useApi } from '#platform/web/api.ts'
import { ArtPicture } from '#platform/web/flow/picture.tsx'
import { useMemo } from 'react'

import { blindboxApi } from '../../api.ts'
import { seriesOf } from '../../numbers.ts'
import { idsOf } from '../boxIds.ts'
import { stonesOf, urnImage } from '../urnArt.ts'

/** Pictures of a signing sheet, read again so that a resumed order has them too. */

/** The urn of a series as it is now. */
export function SeriesPicture({ id }: { id: string }) {
  const series = useApi(salesApi.productDetail, id === '' ? null : { seriesId: id }).data
  const urn = series?.urn ?? null
  const src = useMemo(
    () => (urn === null ? undefined : urnImage(stonesOf(urn), Number(id))),
    [urn, id],
  )
  return <ArtPicture src={src} />
}

export const seriesPicture = ({ subject }: { subject: { seriesId?: string } }) => (
  <SeriesPicture id={subject.seriesId ?? ''} />
)

/** Of the series that a box belongs to. */
export const boxPicture = ({ subject }: { subject: { boxIds?: string; boxId?: string } }) => {
  const [first] = idsOf(subject.boxIds ?? subject.boxId)
  return <SeriesPicture id={first === undefined ? '' : String(seriesOf(Number(first)))} />
}

export function DrawPicture({ drawId }: { drawId: string }) {
  const boxId = useApi(blindboxApi.draw, drawId === '' ? null : { drawId }).data?.boxIds[0]
  return <SeriesPicture id={boxId === undefined ? '' : String(seriesOf(boxId))} />
}
