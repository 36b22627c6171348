-- The form that a case was opened for, by the key of complaint_submission: a process that dies between opening a case and recording so
-- opens no second one. Null for cases of before, and once their people are erased.
alter table complaint_case add column submission_key bytea unique;
