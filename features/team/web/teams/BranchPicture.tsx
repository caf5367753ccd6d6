import { Portrait } from '#features/account/public.web.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { teamApi } from '../../api.ts'
import type { Member } from '../../shapes.ts'
import { teamsTexts as texts } from './text.ts'

type Direct = Reply<typeof teamApi.branch>['directs'][number]

interface BranchPictureProps {
  readonly branch: Reply<typeof teamApi.branch>
  readonly nameOf: (address: string) => string
  readonly onLookAt: (address: string) => void
}

const hasPledge = ({ pledge }: Member): boolean => BigInt(pledge) > 0n

/** Stones on branches: a branch is as thick as what grows on it, and a stone is set for each member with a pledge. */
export function BranchPicture({ branch, nameOf, onLookAt }: BranchPictureProps) {
  const t = useText()
  const { top, directs } = branch
  const name = nameOf(top.address)
  return (
    <figure
      aria-label={t(texts.treeOf, { name, direct: top.directCount, size: top.teamSize })}
      className="flex flex-col items-center"
    >
      <Stone member={top} />
      <figcaption className="num pt-1 text-xs font-semibold">{name}</figcaption>
      <Branches to={directs} />
      <ul className="grid w-full auto-cols-fr grid-flow-col">
        {directs.map((one) => (
          <li key={one.address} className="flex min-w-0 justify-center">
            <button
              type="button"
              aria-label={t(texts.lookAt, { name: nameOf(one.address) })}
              onClick={() => onLookAt(one.address)}
              className="flex w-full max-w-20 min-w-0 flex-col items-center gap-1 rounded-md pb-2 transition-colors hover:bg-sunk"
            >
              <Stone member={one} />
              <span className="num w-full truncate px-0.5 text-center text-xs">
                {directs.length > 4 ? ending(nameOf(one.address)) : nameOf(one.address)}
              </span>
              <Below of={one} />
            </button>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Of a shortened address the last letters: a row of six has no room for more. */
const ending = (name: string): string => name.split('…').at(-1) ?? name

function Stone({ member }: { readonly member: Member }) {
  return (
    <span
      className={`rounded-md border-2 p-0.5 ${hasPledge(member) ? 'border-verdigris' : 'border-dashed border-edge'}`}
    >
      <Portrait address={member.address} />
    </span>
  )
}

/** From the one above to each of the row below, whose columns are equally wide. */
function Branches({ to }: { readonly to: readonly Direct[] }) {
  if (to.length === 0) return null
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" className="h-9 w-full">
      {to.map(({ address, teamSize, final }, i) => {
        const x = ((i + 0.5) * 100) / to.length
        return (
          <path
            key={address}
            d={`M50 0C50 24 ${x} 16 ${x} 40`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={1.5 + Math.min(5, Math.log2(1 + teamSize))}
            strokeDasharray={final ? undefined : '4 4'}
            className="fill-none stroke-line"
          />
        )
      })}
    </svg>
  )
}

/** Those invited by one of the row, as small stones, and how many more there are. */
function Below({ of }: { readonly of: Direct }) {
  const rest = of.teamSize - of.directs.length
  if (of.teamSize === 0) return null
  return (
    <>
      <span aria-hidden="true" className="h-3 border-l-2 border-line" />
      <span className="flex max-w-9 flex-wrap justify-center gap-1">
        {of.directs.map((one) => (
          <span
            key={one.address}
            className={`size-3.5 border-2 ${hasPledge(one) ? 'border-verdigris bg-verdigris' : 'border-dashed border-edge'}`}
          />
        ))}
      </span>
      {rest > 0 && <span className="num text-xs text-soft">{`+${rest}`}</span>}
    </>
  )
}
