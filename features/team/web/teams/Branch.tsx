import { useConfig } from '#platform/web/config.ts'
import { shortAddress } from '#platform/std/format.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import { teamApi } from '../../api.ts'
import { BranchPicture } from './BranchPicture.tsx'
import { teamsTexts as texts } from './text.ts'

/** The tree as a picture: a tap on a member shows its team, and the path leads back up. */
export function Branch() {
  const t = useText()
  const [way, setWay] = useState<readonly string[]>([])
  const address = way.at(-1)
  const query = useApi(teamApi.branch, address === undefined ? {} : { address })
  return (
    <Surface className="flex flex-col gap-3">
      <div className="-my-2 flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-base">{t(texts.tree)}</h2>
        {way.length > 0 && (
          <Button kind="quiet" onClick={() => setWay(way.slice(0, -1))}>
            <Icon name="back" size={16} />
            <span>{t(texts.up)}</span>
          </Button>
        )}
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-60 w-full" />}>
        {(branch) => <Drawn branch={branch} onLookAt={(next) => setWay([...way, next])} />}
      </QueryState>
    </Surface>
  )
}

interface DrawnProps {
  readonly branch: Reply<typeof teamApi.branch>
  readonly onLookAt: (address: string) => void
}

function Drawn({ branch, onLookAt }: DrawnProps) {
  const t = useText()
  const { top, directs } = branch
  return (
    <>
      <BranchPicture branch={branch} nameOf={useNames()} onLookAt={onLookAt} />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
        <Key look="bg-verdigris border-verdigris" text={t(texts.pledged)} />
        <Key look="border-edge border-dashed" text={t(texts.notPledged)} />
      </ul>
      <p className="num text-xs text-soft">
        {directs.length === 0
          ? t(texts.nobodyBelow)
          : t(texts.newestShown, { shown: directs.length, total: top.directCount })}
      </p>
    </>
  )
}

function Key({ look, text }: { readonly look: string; readonly text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 border-2 ${look}`} />
      <span>{text}</span>
    </li>
  )
}

/** The user, a seeded neighbour by name, any other account by a shortened address. */
function useNames(): (address: string) => string {
  const t = useText()
  const own = useSession().address
  const demo = useConfig()?.demo
  return (address) =>
    address === own
      ? t(texts.you)
      : (demo?.find((one) => one.address === address)?.name ?? shortAddress(address))
}
