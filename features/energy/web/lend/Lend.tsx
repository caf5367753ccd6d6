import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { QueryState } from '#platform/web/queryState.tsx'

import { energyApi } from '../../api.ts'
import { again } from '../energy.ts'
import { MakeLender } from './MakeLender.tsx'
import { OwnLender } from './OwnLender.tsx'

/** One's own lender, or the form that makes one. */
export function Lend() {
  const query = useApi(energyApi.fuelInfo, {}, { refetchInterval: again })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(info) => (info.mine?.lender == null ? <MakeLender info={info} /> : <OwnLender />)}
    </QueryState>
  )
}
