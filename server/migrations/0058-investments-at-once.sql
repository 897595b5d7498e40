-- Whether an investor is in an offer already is asked while its row is held, of an offer that thousands may be in.
create index holding_of_offer_by_investor on investments.holding (offer_id, investor_id)
  where state in ('pledged', 'paid', 'active', 'completed');

-- What many want of one offer at once is a function: its statements are planned once a session, and between them nobody
-- waits for the network. Each statement in it sees what was committed before it held the offer's row.

-- Takes room in an offer, if it is open on the day and has so much left. False, and nothing is taken, where not.
create function investments.take_room(of_offer uuid, of_investor uuid, kobo bigint, in_money text, today date)
returns boolean language plpgsql as $$
begin
  perform 1 from investments.offer where id = of_offer for no key update;
  update investments.offer o set taken_kobo = o.taken_kobo + kobo, money = in_money,
    investors = o.investors + case when exists (
      select 1 from investments.holding h
      where h.offer_id = of_offer and h.investor_id = of_investor
        and h.state in ('pledged', 'paid', 'active', 'completed')) then 0 else 1 end
  where o.id = of_offer and o.state = 'published' and o.closes_on >= today
    and coalesce(o.money, in_money) = in_money and o.taken_kobo + kobo <= o.goal_kobo;
  return found;
end $$;

-- Notes that a pledge is paid for: its row, the offer's sum and the investor's tallies. The rows are held in the order that
-- everybody keeps: the offer, the holding, the lines of the tallies by their names. No row comes back, and nothing is
-- written, where the offer takes no money or the holding waits for none.
create function investments.note_paid(of_holding uuid, of_offer uuid, of_investor uuid, at timestamptz, cooling timestamptz,
  by_move uuid)
returns table (state text, goal_kobo bigint, paid_kobo bigint) language plpgsql as $$
#variable_conflict use_column
declare
  h record;
begin
  perform 1 from investments.offer o where o.id = of_offer and o.state in ('published', 'closed') for no key update;
  if not found then
    return;
  end if;
  update investments.holding p set state = 'paid', paid_at = at, cooling_until = cooling, pay_move_id = by_move
    where p.id = of_holding and p.offer_id = of_offer and p.investor_id = of_investor and p.state = 'pledged'
      and p.pay_by >= at
    returning p.amount_kobo, p.expected_kobo into h;
  if not found then
    return;
  end if;
  insert into investments.investor_tally as t (investor_id, state, holdings, amount_kobo, expected_kobo)
    values (of_investor, 'paid', 1, h.amount_kobo, h.expected_kobo)
    on conflict (investor_id, state) do update set holdings = t.holdings + 1,
      amount_kobo = t.amount_kobo + excluded.amount_kobo, expected_kobo = t.expected_kobo + excluded.expected_kobo;
  update investments.investor_tally t set holdings = t.holdings - 1, amount_kobo = t.amount_kobo - h.amount_kobo,
    expected_kobo = t.expected_kobo - h.expected_kobo
    where t.investor_id = of_investor and t.state = 'pledged';
  if not found then
    raise exception 'the payment of % could not be noted whole', of_holding;
  end if;
  return query update investments.offer o set paid_kobo = o.paid_kobo + h.amount_kobo where o.id = of_offer
    returning o.state, o.goal_kobo, o.paid_kobo;
end $$;
