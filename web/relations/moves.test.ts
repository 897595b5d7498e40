import { describe, expect, test } from 'vitest';
import type { AssignedFarmer } from '@shuka/domain/relations';
import { movesOf } from './moves.ts';

const farmer = (firstName: string, managerName: string | null): AssignedFarmer => ({
  farmerId: firstName,
  firstName,
  lastName: 'Bello',
  phone: '+2348030000001',
  isClosed: false,
  managerId: managerName,
  managerName,
  since: managerName && '2026-03-14T08:00:00Z',
});

const chosen = [farmer('Amina', 'Chidi'), farmer('Musa', 'Chidi'), farmer('Sani', 'Efe'), farmer('Uche', null)];

describe('what an admin is told before farmers are moved', () => {
  test('says how many leave whom, who comes from nobody, and who is there already', () => {
    expect(movesOf(chosen, 'Efe')).toEqual({
      leaving: [{ managerId: 'Chidi', managerName: 'Chidi', farmers: 2 }],
      fromNobody: 1,
      staying: 1,
    });
  });

  test('ending the care takes farmers from each manager and leaves those alone whom nobody looked after', () => {
    expect(movesOf(chosen, null)).toEqual({
      leaving: [
        { managerId: 'Chidi', managerName: 'Chidi', farmers: 2 },
        { managerId: 'Efe', managerName: 'Efe', farmers: 1 },
      ],
      fromNobody: 0,
      staying: 1,
    });
  });
});
