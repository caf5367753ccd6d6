// One plain JavaScript program of each start point, into build/node: what `npm start` runs.
import { bundlePrograms } from './run/bundle.mjs'

const starts = ['server', 'devnet', 'deploy', 'seed', 'keeper']

await bundlePrograms(
  Object.fromEntries(starts.map((name) => [name, `apps/${name}/main.ts`])),
  'build/node',
)
