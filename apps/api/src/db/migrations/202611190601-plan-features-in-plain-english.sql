-- The features of the plans that came with the first migration, in plain English. Plans that staff have changed keep their own texts.
update plans set features = array_replace(features, 'Every second past-question year', 'Every second year of past questions');
update plans set features = array_replace(features, 'All past-question years', 'All years of past questions');
update plans set features = array_replace(features, 'A study partner: one more candidate gets Premium on your plan', 'A study partner: one friend gets Premium on your plan');
