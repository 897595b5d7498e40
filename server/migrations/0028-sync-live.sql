-- What changed in a shard since a moment, for those who listen: found by the shard, not scope by scope.
create index change_by_shard on sync.change (shard, rev) where rev is not null;
create index grant_by_shard on sync.scope_grant (shard, rev) where rev is not null;
