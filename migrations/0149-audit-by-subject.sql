-- An action whose request is repeated is looked up before it is entered once more.
create index staff_audit_by_subject on staff_audit (subject, action);
