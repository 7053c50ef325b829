/** Every table and view of schema `public`: its columns in order, and the columns of its primary key. */
export const tablesQuery = `
  select
    relation.relname as name,
    coalesce((
      select json_agg(part.attname order by part.attnum)
      from pg_index index join pg_attribute part on part.attrelid = relation.oid and part.attnum = any (index.indkey)
      where index.indrelid = relation.oid and index.indisprimary
    ), '[]') as key,
    coalesce((
      select json_agg(json_build_object(
        'name', field.attname,
        'type', format_type(field.atttypid, -1),
        'default', case
          when field.attgenerated <> '' then null
          when field.attidentity <> ''
            then format('nextval(%L)', pg_get_serial_sequence(relation.oid::regclass::text, field.attname))
          else pg_get_expr(initial.adbin, initial.adrelid)
        end
      ) order by field.attnum)
      from pg_attribute field
      left join pg_attrdef initial on initial.adrelid = field.attrelid and initial.adnum = field.attnum
      where field.attrelid = relation.oid and field.attnum > 0 and not field.attisdropped
    ), '[]') as columns
  from pg_class relation
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v', 'm', 'f')`;

/** Every function of schema `public` that can be called by name: its arguments and what it gives. */
export const functionsQuery = `
  select
    function.proname as name,
    coalesce((
      select json_agg(json_build_object(
        'name', argument.name,
        'type', format_type(argument.type, -1),
        'variadic', argument.mode = 'v',
        'optional', argument.mode = 'v' or argument.input > function.pronargs - function.pronargdefaults
      ) order by argument.position)
      from (
        select name, type, mode, position, row_number() over (order by position) as input
        from (
          select
            coalesce(function.proargnames[position], '') as name,
            signature.types[position] as type,
            coalesce(function.proargmodes[position], 'i') as mode,
            position
          from generate_subscripts(signature.types, 1) position
        ) listed
        where mode in ('i', 'b', 'v')
      ) argument
    ), '[]') as args,
    case
      when function.prorettype = 'void'::regtype then 'void'
      when fields.list is null then case when function.proretset then 'values' else 'value' end
      else case when function.proretset then 'rows' else 'row' end
    end as gives,
    coalesce(fields.list, '[]') as columns
  from pg_proc function
  join pg_type given on given.oid = function.prorettype
  cross join lateral (
    select coalesce(function.proallargtypes, array(select unnest(function.proargtypes))) as types
  ) signature
  cross join lateral (
    select case
      when 't' = any (function.proargmodes) or cardinality(array_positions(function.proargmodes, 'o')) > 1
        or ('o' = any (function.proargmodes) and 'b' = any (function.proargmodes))
        or cardinality(array_positions(function.proargmodes, 'b')) > 1
      then (
        select json_agg(json_build_object(
          'name', function.proargnames[position], 'type', format_type(signature.types[position], -1), 'default', null
        ) order by position)
        from generate_subscripts(signature.types, 1) position
        where function.proargmodes[position] in ('o', 'b', 't')
      )
      when given.typrelid <> 0 then (
        select json_agg(json_build_object(
          'name', field.attname, 'type', format_type(field.atttypid, -1), 'default', null
        ) order by field.attnum)
        from pg_attribute field
        where field.attrelid = given.typrelid and field.attnum > 0 and not field.attisdropped
      )
    end as list
  ) fields
  where function.pronamespace = 'public'::regnamespace and function.prokind = 'f'
    and given.typname not in ('trigger', 'event_trigger', 'internal', 'language_handler', 'fdw_handler')`;
