import { openOwnHouse } from './own-house.ts';
import { playScene } from './scene.ts';
import { usualBadness } from './bad-line.ts';
const house = await openOwnHouse('embedded');
const ends = Date.now() + 170_000;
try {
  for (let go = 0; Date.now() < ends; go += 1) {
    const { findings } = await playScene(house, { seed: go % 2 === 0 ? 5 : 100 + go, farmers: 3, managers: 2, phonesEach: 2, steps: 60, badness: usualBadness });
    const flat = Object.entries(findings).filter(([, v]) => v.length > 0);
    console.log(go, JSON.stringify(flat));
    for (const [, list] of flat) for (const one of list) {
      const id = /([0-9a-f-]{36})/.exec(one)?.[1];
      if (id) for (const t of ['farms.photo', 'farms.farm', 'farms.plot', 'seasons.season', 'finance.entry', 'sync.change'])
        console.log(t, JSON.stringify((await house.pool.query(`select * from ${t} where id = $1`, [id])).rows));
    }
  }
} finally { await house.close(); }
process.exit(0);
